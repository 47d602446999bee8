/** Long lists that are searched, ordered and scrolled through. Compiled into each page that has one, and shared on no page. */
export { LongList } from './LongList';
export { OrderChoice } from './OrderChoice';
export { SearchBox } from './SearchBox';
export { perPage, shouldRevalidate, shownIn } from './shown';
export { type InPages, useMore } from './useMore';
export { useOnline } from './useOnline';
export { useSearchChange } from './useSearchChange';
