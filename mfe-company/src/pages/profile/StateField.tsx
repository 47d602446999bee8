import { SelectField, TextField } from '@foothold/shared/ui';
import type { ComponentProps } from 'react';

interface StateFieldProps
  extends Pick<ComponentProps<'input'>, 'name'>,
    Pick<ComponentProps<typeof TextField>, 'error'> {
  states: readonly string[] | null;
  /** What the profile says now: it stays a choice even where the list has it no more. */
  current: string | null;
  onChange: (event: { target: unknown; type?: unknown }) => Promise<unknown>;
  onBlur: (event: { target: unknown; type?: unknown }) => Promise<unknown>;
  ref: (element: HTMLInputElement | HTMLSelectElement | null) => void;
}

/** One of the known states; where those could not be fetched, written by hand. */
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
