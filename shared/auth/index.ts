export { deleteKeptApplications } from './keptResponses';
export { saveReturnPath, takeReturnPath } from './returnPath';
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
export { hasSessionHints } from './sessionHints';
export { clearSignupDraft, readSignupDraft, type SignupDraft, saveSignupDraft } from './signupDraft';
export { clearStorage, storeUnsavedInput, takeUnsavedInput } from './unsavedInput';
