export { startDevServer } from './server';
export { stopOnSignal } from './stopOnSignal';
