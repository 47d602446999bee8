import type { FieldProps } from '../fields/Field';

/** A field that is not one native input: the form's controller spreads onto it (`useController`). */
export interface PickerFieldProps extends Omit<FieldProps, 'aside' | 'hideLabel'> {
  name?: string;
  value: string | null | undefined;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** For a form that leads to its first mistake. */
  ref?: (element: HTMLElement | null) => void;
  required?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
}
