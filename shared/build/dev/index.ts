export { startDevServer, type UpstreamServer } from './server';
