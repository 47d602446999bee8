/** The file of a release that holds its prerendered pages by route pattern. */
export const prerenderFile = 'stills.json';

/** Ids of the elements in which the server sends a prerendered page, until the shell has rendered the real one. */
export const prerenderElementIds = { page: 'still', rules: 'still-rules' } as const;

/** Marks the button of a prerendered page that was pressed last, for the shell to press again on the real page. */
export const pressedAttribute = 'data-pressed';
