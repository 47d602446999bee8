/** The parameter of an address that holds the token of a preview. */
export const previewParameter = 'preview';
