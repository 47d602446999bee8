/** The address that the server wrote this document for. */
export const servedAddress = window.location.pathname;

/** Leaves this document for a new one, which the server writes for whoever is signed in by then. */
export const visitDocument = (address: string) => window.location.assign(address);

/** The same in place of this one: whoever goes back from there finds what was before this document. */
export const replaceDocument = (address: string) => window.location.replace(address);
