export { ApiError, connectionError, getActionFailure, getErrorMessage } from './ApiError';
export { reloadBadgeCounts, startBadgeCountUpdates, useBadgeCounts } from './badgeCounts';
export { type CallInput, call, fetchFile, observeCalls, onSessionEnd, onUnapproved, setPassiveCheck } from './call';
export {
  clearRecentEvents,
  getHeldJobCount,
  getRecentEvents,
  getReportCount,
  getReviewQueueCount,
  holdEvents,
  type LiveEvent,
  stopEvents,
  subscribeToConversations,
  subscribeToEvents,
  subscribeToReleases,
  subscribeToReviewQueue,
} from './events';
export { createIdempotencyKeys, generateKey } from './idempotencyKey';
export { getKeptSince, trackKeptResponses, useKeptSince } from './keptResponses';
export { takePreloadedResponse } from './preloadedResponse';
export {
  incrementUnreadCount,
  markOneRead,
  markReadUpTo,
  reloadUnreadCount,
  subscribeToReadsInOtherTabs,
  useMarkReadWhenVisible,
  useUnreadCount,
} from './unreadCount';
export { useAction } from './useAction';
export { useOnReconnect } from './useOnReconnect';
