/** Long lists: search box, order, further pages. Each page compiles in what it uses; this is no shared module. */
export { InfiniteList } from './InfiniteList';
export { LoadMore } from './LoadMore';
export { SearchBox } from './SearchBox';
export { SortSelect } from './SortSelect';
export { pageSize, parseReloadedCount, parseShownCount, shouldRevalidate } from './shownCount';
export { type ListPage, useInfiniteList } from './useInfiniteList';
export { useUpdateSearchParams } from './useUpdateSearchParams';
