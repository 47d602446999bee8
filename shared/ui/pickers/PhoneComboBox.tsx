import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../feedback/toast';
import { moduleLoadFailedMessage } from '../overlays/Dialog';
import { type ComboControlProps, useComboModule } from './comboControl';
import { PickerButton, type PickerFieldProps } from './PickerButton';

/** A button that shows the choice and opens a sheet with the list and its search. */
export function PhoneComboBox({
  controlProps,
  options,
  aliases,
  value,
  allowsCustomValue,
  placeholder,
  control,
  title,
  onBlur,
}: ComboControlProps & { title: PickerFieldProps['label'] }) {
  const [isOpen, setOpen] = useState(false);
  const [hasKeyboard, setHasKeyboard] = useState(false);
  const close = () => setOpen(false);
  const loadedModule = useComboModule(isOpen, () => {
    toast.error(moduleLoadFailedMessage);
    close();
  });
  const choose = (chosen: string) => {
    close();
    control.onChange(chosen);
  };

  return (
    <>
      <PickerButton
        {...{ controlProps, isOpen, placeholder }}
        ref={control.ref}
        text={value}
        icon={ChevronDown}
        required={control.required}
        // A press of a key makes a click too, of no mouse button.
        onOpen={({ detail }) => {
          setHasKeyboard(detail === 0);
          setOpen(true);
        }}
        onBlur={onBlur}
      />
      {loadedModule && (
        <loadedModule.ComboSheet
          {...{ title, options, aliases, value, allowsCustomValue, isOpen }}
          autoFocus={hasKeyboard}
          onChoose={choose}
          onClose={close}
        />
      )}
    </>
  );
}
