import { useRef, useState } from 'react';
import { toast } from '../feedback/toast';
import type { Option } from '../fields/SelectField';
import { Chip } from './Chip';
import { partMissing } from './Dialog';
import { lazily } from './lazily';
import type { Choice } from './props';
import { usePhone } from './usePhone';

const useMenus = lazily(() => import('./menus'));

interface FilterMenuProps {
  /** 'Company'. The choice is titled 'Select Company'. */
  name: string;
  /** Undefined while they are on their way. */
  options: readonly (Option | Counted)[] | undefined;
  /** Stands in place of the options where there are none. */
  whenEmpty?: string;
  /** They are wanted: the time to fetch what is not there. */
  onOpen?: () => void;
  /** The chosen option's value; null when none is. */
  value: string | null;
  /** The chip says its name beside what is chosen. */
  named?: boolean;
  onChange: (value: string | null) => void;
}

/** An option, and how much it would show. */
export interface Counted {
  value: string;
  /** What a person reads, where that is something else. */
  label?: string;
  count: string | undefined;
}

/** A chip with its choices: a menu below it on a desktop, a bottom sheet on a phone. */
export function FilterMenu({ name, options, whenEmpty, onOpen, value, named, onChange }: FilterMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const chip = useRef<HTMLButtonElement>(null);
  const phone = usePhone();
  const close = () => setOpen(false);
  const part = useMenus(isOpen, () => {
    toast.error(partMissing);
    close();
  });

  const items = options?.map(itemOf);
  const open = () => {
    setOpen(true);
    onOpen?.();
  };
  const choose = (chosen: string) => {
    close();
    onChange(chosen);
  };
  const Choices = part && (phone ? part.ChoiceSheet : part.ChoiceMenu);

  return (
    <>
      <Chip
        ref={chip}
        name={name}
        value={items?.find((item) => item.id === value)?.label ?? value ?? undefined}
        named={named}
        onClear={() => onChange(null)}
        onClick={open}
        aria-haspopup={phone ? 'dialog' : 'menu'}
        aria-expanded={isOpen}
      />
      {Choices && (
        <Choices
          title={`Select ${name}`}
          trigger={chip}
          items={items}
          whenEmpty={whenEmpty}
          chosen={value}
          isOpen={isOpen}
          onChoose={choose}
          onClose={close}
        />
      )}
    </>
  );
}

function itemOf(option: Option | Counted): Choice {
  if (typeof option === 'string') return { id: option, label: option };
  const { value, label = String(value) } = option;
  return { id: String(value), label, ...('count' in option && { count: option.count }) };
}
