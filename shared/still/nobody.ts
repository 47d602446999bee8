/** Stands in for who is signed in while pages are painted: nobody is. */
export const useIdentity = () => null;
export const useWho = () => null;
export const rememberTarget = () => {};
