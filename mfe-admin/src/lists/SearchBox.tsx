import { SearchBox as Box, useUpdateSearchParams } from '@foothold/shared/lists';

interface SearchBoxProps {
  /** The current query, from the address. */
  q: string;
  label: string;
  placeholder: string;
}

/** The search of an admin's list, kept in the address as `q`. The maximum length is that of the contract. */
export function SearchBox(props: SearchBoxProps) {
  const updateSearch = useUpdateSearchParams<string>();
  return <Box {...props} maxLength={100} onSearch={(q) => updateSearch({ q }, { replace: true })} />;
}
