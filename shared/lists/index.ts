/** Long lists that are searched, ordered and scrolled through. Compiled into each page that has one, and shared on no page. */
export { InfiniteList } from './InfiniteList';
export { SearchBox } from './SearchBox';
export { SortSelect } from './SortSelect';
export { pageSize, parseShownCount, shouldRevalidate } from './shownCount';
export { type ListPage, useInfiniteList } from './useInfiniteList';
export { useOnReconnect } from './useOnReconnect';
export { useUpdateSearchParams } from './useUpdateSearchParams';
