/** Parses an id from a path segment. Undefined for anything that cannot be the id of a row. */
export const parseId = (text = ''): number | undefined => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);
