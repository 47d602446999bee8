/** '9 May 2026', in the reader's own zone. */
export const formatDay = (instant: string): string =>
  new Date(instant).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
