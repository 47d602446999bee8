import { useRef, useState } from 'react';
import { toast } from '../feedback/toast';
import { asOption, type Option } from '../fields/SelectField';
import { Chip } from './Chip';
import { partMissing } from './Dialog';
import { lazily } from './lazily';
import { usePhone } from './usePhone';

const useMenus = lazily(() => import('./menus'));

interface FilterMenuProps {
  /** 'Company'. The choice is titled 'Select Company'. */
  name: string;
  options: readonly Option[];
  /** The chosen option's value; null when none is. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** A chip with its choices: a menu below it on a desktop, a bottom sheet on a phone. */
export function FilterMenu({ name, options, value, onChange }: FilterMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const chip = useRef<HTMLButtonElement>(null);
  const phone = usePhone();
  const close = () => setOpen(false);
  const part = useMenus(isOpen, () => {
    toast.error(partMissing);
    close();
  });

  const items = options.map(asOption).map((option) => ({ id: String(option.value), label: option.label }));
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
        value={items.find((item) => item.id === value)?.label ?? value ?? undefined}
        onClear={() => onChange(null)}
        onClick={() => setOpen(true)}
        aria-haspopup={phone ? 'dialog' : 'menu'}
        aria-expanded={isOpen}
      />
      {Choices && (
        <Choices
          title={`Select ${name}`}
          trigger={chip}
          items={items}
          chosen={value}
          isOpen={isOpen}
          onChoose={choose}
          onClose={close}
        />
      )}
    </>
  );
}
