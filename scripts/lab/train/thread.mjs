// Registers tsx, since worker threads cannot load TypeScript by themselves.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
