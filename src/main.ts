import { registerOffline } from './pwa/register.ts';

registerOffline();
