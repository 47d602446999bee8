export { ApiError, sentenceOf } from './ApiError';
export { type CallInput, call, onSessionEnd } from './call';
export { useAction } from './useAction';
