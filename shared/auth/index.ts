export { carry, clearStorage, takeCarried } from './carried';
export { clearDraft, readDraft, type SignupDraft, saveDraft } from './draft';
export { hasHints } from './hints';
export {
  currentIdentity,
  type Ending,
  onSession,
  sessionExpired,
  signedIn,
  signedOut,
  useIdentity,
  useRole,
  useWho,
} from './session';
export { rememberTarget, takeTarget } from './target';
