/** Long lists that are searched, ordered and scrolled through. Compiled into each page that has one, and shared on no page. */
export { InfiniteList } from './LongList';
export { SortSelect } from './OrderChoice';
export { SearchBox } from './SearchBox';
export { pageSize, parseShownCount, shouldRevalidate } from './shown';
export { type ListPage, useInfiniteList } from './useMore';
export { useOnReconnect } from './useOnline';
export { useUpdateSearchParams } from './useSearchChange';
