export { ApiError, sentenceOf } from './ApiError';
export { type CallInput, call, onSessionEnd, onUnapproved } from './call';
export { ready } from './ready';
export { useAction } from './useAction';
