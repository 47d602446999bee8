export { type Behind, serveLive } from './server';
