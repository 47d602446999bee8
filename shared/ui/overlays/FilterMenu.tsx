import { useRef, useState } from 'react';
import { toast } from '../feedback/toast';
import type { Option } from '../fields/SelectField';
import { createLazyModuleHook } from '../loading/createLazyModuleHook';
import { Chip } from './Chip';
import { moduleLoadFailedMessage } from './Dialog';
import type { MenuChoice } from './types';
import { useIsPhone } from './useIsPhone';

const useMenusModule = createLazyModuleHook(() => import('./menus'));

interface FilterMenuProps {
  /** 'Company'. The choice is titled 'Select Company'. */
  name: string;
  /** Undefined while they are on their way. */
  options: readonly (Option | CountedOption)[] | undefined;
  /** Stands in place of the options where there are none. */
  emptyMessage?: string;
  /** They are wanted: the time to fetch what is not there. */
  onOpen?: () => void;
  /** The chosen option's value; null when none is. */
  value: string | null;
  /** The chip says its name beside what is chosen. */
  showsName?: boolean;
  onChange: (value: string | null) => void;
}

/** An option, and how much it would show. */
interface CountedOption {
  value: string;
  /** What a person reads, where that is something else. */
  label?: string;
  count: string | undefined;
}

/** A chip with its choices: a menu below it on a desktop, a bottom sheet on a phone. */
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
