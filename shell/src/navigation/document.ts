/** The path for which the server sent this document. */
export const servedAddress = window.location.pathname;

/** Loads a new document, which the server renders for the user who is signed in by then. */
export const visitDocument = (address: string) => window.location.assign(address);

/** The same, replacing the current entry of the browser's history. */
export const replaceDocument = (address: string) => window.location.replace(address);
