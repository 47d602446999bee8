import { SearchBox as Box, useUpdateSearchParams } from '@foothold/shared/lists';

interface SearchBoxProps {
  /** What the address says. */
  q: string;
  label: string;
  placeholder: string;
}

/** The search of an admin's list, which the address keeps; it takes what these lists take. */
export function SearchBox(props: SearchBoxProps) {
  const change = useUpdateSearchParams<string>();
  return <Box {...props} maxLength={100} onSearch={(q) => change({ q }, { replace: true })} />;
}
