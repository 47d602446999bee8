const maxRows = 1000;

/** The rows of one page. */
export interface PageRange {
  limit: number;
  offset: number;
}

/** The range of a page, and `nextPage`: the number of the page after it, or null when the list ends there. */
export function paginate({ page = 1, limit = maxRows }: { page?: number | undefined; limit?: number | undefined }) {
  const offset = (page - 1) * limit;
  return { limit, offset, nextPage: (total: number) => (offset + limit < total ? page + 1 : null) };
}
