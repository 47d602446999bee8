export { clearStorage, storeUnsavedInput, takeUnsavedInput } from './carried';
export { clearSignupDraft, readSignupDraft, type SignupDraft, saveSignupDraft } from './draft';
export { hasSessionHints } from './hints';
export {
  currentIdentity,
  endSession,
  expireSession,
  onSessionChange,
  type SessionEndReason,
  setSessionIdentity,
  useAccessRole,
  useIdentity,
  useRole,
} from './session';
export { saveReturnPath, takeReturnPath } from './target';
