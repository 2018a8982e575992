// Registers tsx and the loader of messages, since a worker thread inherits neither, and loads the module that the thread runs.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import('../messages.mjs');
await import(workerData);
