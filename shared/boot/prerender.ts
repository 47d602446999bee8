/** The file of a release that holds its prerendered pages by route pattern. */
export const prerenderFile = 'stills.json';

/** Ids of the elements in which the server sends a prerendered page, until the shell has rendered the real one. */
export const prerenderElementIds = { page: 'still', rules: 'still-rules' } as const;
