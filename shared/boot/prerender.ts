/** The file of a release that holds its stills by route pattern. */
export const prerenderFile = 'stills.json';

/** Where the server puts a still in its page, until the page itself takes its place. */
export const prerenderElementIds = { page: 'still', rules: 'still-rules' } as const;
