import { useRef, useState } from 'react';
import { toast } from '../feedback/toast';
import type { Option } from '../fields/SelectField';

import { Chip } from './Chip';
import { moduleLoadFailedMessage } from './Dialog';
import type { MenuChoice } from './types';
import { useIsPhone } from './useIsPhone';
import { useMenusModule } from './useMenusModule';

interface FilterMenuProps {
  /** 'Company'. The menu's title is then 'Select Company'. */
  name: string;
  /** Undefined while they are loading. */
  options: readonly (Option | CountedOption)[] | undefined;
  /** Shown when there are no options. */
  emptyMessage?: string;
  /** Called when the menu opens, to load options that are not there yet. */
  onOpen?: () => void;
  /** The chosen option's value, or null. */
  value: string | null;
  /** Shows the name beside the chosen value. */
  showsName?: boolean;
  onChange: (value: string | null) => void;
}

/** An option with the number of its results. */
interface CountedOption {
  value: string;
  /** The value is the default. */
  label?: string;
  /** Formatted; undefined while it is loading. */
  count: string | undefined;
}

/** A filter: a chip whose options open in a menu below it, or in a bottom sheet on a phone. */
export function FilterMenu({ name, options, emptyMessage, onOpen, value, showsName, onChange }: FilterMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const chip = useRef<HTMLButtonElement>(null);
  const isPhone = useIsPhone();
  const close = () => setOpen(false);
  const loadedModule = useMenusModule(isOpen, () => {
    toast.error(moduleLoadFailedMessage);
    close();
  });

  const items = options?.map(toMenuChoice);
  const open = () => {
    setOpen(true);
    onOpen?.();
  };
  const choose = (chosen: string) => {
    close();
    onChange(chosen);
  };
  const Choices = loadedModule && (isPhone ? loadedModule.ChoiceSheet : loadedModule.ChoiceMenu);

  return (
    <>
      <Chip
        ref={chip}
        name={name}
        value={items?.find((item) => item.id === value)?.label ?? value ?? undefined}
        showsName={showsName}
        onClear={() => onChange(null)}
        onClick={open}
        aria-haspopup={isPhone ? 'dialog' : 'menu'}
        aria-expanded={isOpen}
      />
      {Choices && (
        <Choices
          title={`Select ${name}`}
          trigger={chip}
          items={items}
          emptyMessage={emptyMessage}
          chosen={value}
          isOpen={isOpen}
          onChoose={choose}
          onClose={close}
        />
      )}
    </>
  );
}

function toMenuChoice(option: Option | CountedOption): MenuChoice {
  if (typeof option === 'string') return { id: option, label: option };
  const { value, label = String(value) } = option;
  return { id: String(value), label, ...('count' in option && { count: option.count }) };
}
