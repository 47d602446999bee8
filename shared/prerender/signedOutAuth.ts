/** Replaces shared/auth while pages are prerendered: the visitor is signed out. */
export const useIdentity = () => null;
export const useAccessRole = () => null;
export const saveReturnPath = () => {};
