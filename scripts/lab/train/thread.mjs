// A thread knows no TypeScript until it is told.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
