export { ApiError, sentenceOf } from './ApiError';
export { type CallInput, call, fetchFile, markPassive, onSessionEnd, onUnapproved } from './call';
export { endNews, justTold, type News, onNews, onQueue, onReleases, queueNow } from './news';
export { ready } from './ready';
export { countOne, followReading, markOneRead, markRead, recount, useUnread } from './unread';
export { useAction } from './useAction';
export { useSeen } from './useSeen';
export { followWaiting, useWaiting, waitingChanged } from './waiting';
