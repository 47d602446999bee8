export { ApiError, sentenceOf } from './ApiError';
export { type CallInput, call, fetchFile, onSessionEnd, onUnapproved } from './call';
export { endNews, type News, onNews } from './news';
export { ready } from './ready';
export { countOne, recount, useUnread } from './unread';
export { useAction } from './useAction';
export { useSeen } from './useSeen';
