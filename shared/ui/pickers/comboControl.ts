import type { FieldControlProps } from '../fields/Field';
import { createLazyModuleHook } from '../loading/createLazyModuleHook';
import type { PickerFieldProps } from './PickerButton';
import type { useParsedInput } from './useParsedInput';

/** The code of the list, which phones and desktops load when they first need it. */
export const useComboModule = createLazyModuleHook(() => import('./ComboInput'));

/** Other names of options, by option. */
export type Aliases = Readonly<Record<string, string>>;

export interface ComboControlProps {
  controlProps: FieldControlProps;
  options: readonly string[];
  aliases: Aliases;
  value: string;
  allowsCustomValue: boolean;
  placeholder: string;
  control: Omit<PickerFieldProps, 'label'>;
  parsedInput: ReturnType<typeof useParsedInput>;
  onBlur: () => void;
}
