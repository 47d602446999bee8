/** Stands in for who is signed in while pages are painted: nobody is. */
export const useIdentity = () => null;
export const useAccessRole = () => null;
export const saveReturnPath = () => {};
