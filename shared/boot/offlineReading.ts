/** The script of the service worker: its name among the files of the shell's release, and below the origin's root. */
export const serviceWorkerFile = 'service-worker.js';

/** The one cache in which the service worker keeps what a student reads offline. Whoever ends the session deletes it. */
export const keptCache = 'foothold-kept';

/** The database of applications that wait for a connection. A logout deletes it. */
export const applicationsDatabase = 'foothold-applications';

/** Says whose a response is: the id of a student, or `nobody` for everybody else, of whom nothing is kept. */
export const servedToHeader = 'x-served-to';

/** Says when a kept response was sent. The service worker adds it where there is no connection. */
export const keptAtHeader = 'x-kept-at';
