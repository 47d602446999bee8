/** The server's document has the same. */
export const title = 'Jobs and internships';
