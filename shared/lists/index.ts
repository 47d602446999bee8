/** Long lists: search box, order, further pages. Each page compiles in what it uses; this is no shared module. */
export { InfiniteList } from './InfiniteList';
export { ListFooter } from './ListFooter';
export { type LoadedPage, loadListPage, maxLiveCount, shouldRevalidate } from './loadListPage';
export { SearchBox } from './SearchBox';
export { SortSelect } from './SortSelect';
export { getRowId, type ListPage, useInfiniteList } from './useInfiniteList';
export { useUpdateSearchParams } from './useUpdateSearchParams';
