import { maxAboutLength } from '@foothold/shared/contract';
import { TextArea } from '@foothold/shared/ui';
import type { PartFormState } from '../usePartForm';

export const AboutField = ({ form }: { form: PartFormState }) => (
  <TextArea
    {...form.field('about')}
    label="A few lines about you"
    rows={5}
    hint={`At most ${maxAboutLength} characters. What you do well, what you have done, what you want to learn.`}
  />
);
