export * from './builders';
export { deferResponse, failWith, type MockRequest, mockEndpoint, neverRespond } from './mockEndpoint';
export { mockEvents } from './mockEvents';
export { canceledPrompt, mockPasskeys } from './mockPasskeys';
export { visit } from './visit';
