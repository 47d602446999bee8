import { SelectField, TextField } from '@foothold/shared/ui';
import type { ComponentProps } from 'react';

interface StateFieldProps
  extends Pick<ComponentProps<'input'>, 'name'>,
    Pick<ComponentProps<typeof TextField>, 'error'> {
  states: readonly string[] | null;
  /** The stored value, which stays an option even if the list no longer has it. */
  current: string | null;
  onChange: (event: { target: unknown; type?: unknown }) => Promise<unknown>;
  onBlur: (event: { target: unknown; type?: unknown }) => Promise<unknown>;
  ref: (element: HTMLInputElement | HTMLSelectElement | null) => void;
}

/** A select of the states, or a text field when they failed to load. */
export function StateField({ states, current, ...field }: StateFieldProps) {
  if (!states) return <TextField label="State" hint="Error fetching locations. Write the state." {...field} />;
  const options = current && !states.includes(current) ? [current, ...states] : states;
  return (
    <SelectField
      label="State"
      placeholder="Select a state"
      options={options}
      autoComplete="address-level1"
      {...field}
    />
  );
}
