import { Meta, TextField } from '@foothold/shared/ui';
import type { ComponentProps } from 'react';

type FieldProps = Omit<ComponentProps<typeof TextField>, 'label'>;

/** Asks for the steps of a rollout and how long each takes. */
export function StageFields({ steps, minutes }: { steps: FieldProps; minutes: FieldProps }) {
  return (
    <>
      <TextField label="Steps, in per cent of the visitors" inputMode="text" {...steps} />
      <TextField label="Minutes of a step" inputMode="numeric" {...minutes} />
      <Meta>
        It goes on while failures, LCP, INP, CLS and new kinds of errors are no worse than with what is live, and is
        taken back by itself where they are.
      </Meta>
    </>
  );
}
