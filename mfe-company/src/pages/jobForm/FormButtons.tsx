import { Button, Row } from '@foothold/shared/ui';
import { Eye } from 'lucide-react';
import type { PreviewState } from './usePreview';

interface SubmitProps {
  label: string;
  busyLabel: string;
  busy: boolean;
  /** Id of the form when the button is outside of it. */
  form?: string;
}

export const SubmitButton = ({ label, ...button }: SubmitProps) => (
  <Button type="submit" $tone="primary" {...button}>
    {label}
  </Button>
);

export const FormButtons = ({ preview, ...submit }: SubmitProps & { preview: PreviewState }) => (
  <Row>
    <SubmitButton {...submit} />
    <Button ref={preview.button} $tone="soft" icon={Eye} disabled={submit.busy} onClick={preview.show}>
      Preview
    </Button>
  </Row>
);
