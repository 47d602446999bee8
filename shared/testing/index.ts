export { deferResponse, failWith, type MockRequest, mockEndpoint, neverRespond } from './answer';
export * from './builders';
export { mockEvents } from './stream';
export { visit } from './visit';
