export { ApiError, getErrorMessage } from './ApiError';
export { type CallInput, call, fetchFile, onSessionEnd, onUnapproved, setPassiveCheck } from './call';
export {
  getRecentEvents,
  getReviewQueueCount,
  type LiveEvent,
  stopEvents,
  subscribeToEvents,
  subscribeToReleases,
  subscribeToReviewQueue,
} from './news';
export { takePreloadedResponse } from './ready';
export {
  incrementUnreadCount,
  markOneRead,
  markReadUpTo,
  reloadUnreadCount,
  subscribeToReadsInOtherTabs,
  useUnreadCount,
} from './unread';
export { useAction } from './useAction';
export { useMarkReadWhenVisible } from './useSeen';
export { reloadBadgeCounts, startBadgeCountUpdates, useBadgeCounts } from './waiting';
