import { countFurtherFilters, type JobListSearch } from '@foothold/shared/contract';
import { ChipButton, toast, VisuallyHidden } from '@foothold/shared/ui';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useSearchChange } from './search';

type PanelModule = typeof import('./panel/FilterPanel');

/** The filters that have no chip, in a panel whose code loads when it is first opened. */
export function AllFilters({ search }: { search: JobListSearch }) {
  const changeSearch = useSearchChange();
  const [panel, setPanel] = useState<PanelModule | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    setOpen(true);
    try {
      setPanel(await import('./panel/FilterPanel'));
    } catch {
      setOpen(false);
      toast.error('The filters did not load. Check your connection and try again.');
    }
  };
  return (
    <>
      <AllFiltersChip
        count={countFurtherFilters(search) || undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      />
      {panel && (
        <panel.FilterPanel
          search={search}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onApply={(change) => {
            setOpen(false);
            changeSearch(change);
          }}
        />
      )}
    </>
  );
}

interface AllFiltersChipProps extends Omit<Parameters<typeof ChipButton>[0], 'icon' | 'isSet' | 'children'> {
  /** How many are set; undefined for none. */
  count?: number | string | undefined;
}

export const AllFiltersChip = ({ count, ...rest }: AllFiltersChipProps) => (
  <ChipButton icon={SlidersHorizontal} isSet={count !== undefined} {...rest}>
    All filters
    {count !== undefined && (
      <>
        <span>{`(${count})`}</span>
        <VisuallyHidden> active</VisuallyHidden>
      </>
    )}
  </ChipButton>
);
