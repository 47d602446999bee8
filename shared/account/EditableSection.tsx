import { Button, Card, Row, SecondaryText, Section } from '@foothold/shared/ui';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';

interface EditableSectionProps {
  title: string;
  summary: string;
  /** The button that opens the form. */
  action: string;
  renderForm: (close: () => void) => ReactNode;
  /** Below the summary; `focus` is for what disappears with the focus in it. */
  renderBelow?: (focus: () => void) => ReactNode;
}

/** A part of the account with a form that opens in its place. Closing it gives the focus back to the button. */
export function EditableSection({ title, summary, action, renderForm, renderBelow }: EditableSectionProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setOpen(false));
    opener.current?.focus();
  };

  return (
    <Section title={title}>
      <Card as="div">
        {isOpen ? (
          renderForm(close)
        ) : (
          <>
            <Row $between>
              <Summary>{summary}</Summary>
              <Button ref={opener} $tone="soft" $size="small" onClick={() => setOpen(true)}>
                {action}
              </Button>
            </Row>
            {renderBelow?.(() => opener.current?.focus())}
          </>
        )}
      </Card>
    </Section>
  );
}

const Summary = styled(SecondaryText)`overflow-wrap: anywhere;`;
