import type { FieldProps } from '../fields/Field';

/** The props of a field that is not a native input: the `field` of `useController` is spread onto it. */
export interface PickerFieldProps extends Omit<FieldProps, 'aside' | 'hideLabel'> {
  name?: string;
  value: string | null | undefined;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** For a form that focuses its first invalid field. */
  ref?: (element: HTMLElement | null) => void;
  required?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
}
