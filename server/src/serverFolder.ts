import { fileURLToPath } from 'node:url';

/** The folder of this package. The compiled files, among which this one may be, lie as deep in it as the sources' folder. */
export const serverFolder = fileURLToPath(new URL('..', import.meta.url));
