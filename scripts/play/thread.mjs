// Registers tsx, since worker threads cannot load TypeScript by themselves, and loads the module that the thread runs.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData);
