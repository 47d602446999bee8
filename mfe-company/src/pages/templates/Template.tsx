import { ApiError, call, getErrorMessage, useAction } from '@foothold/shared/api';
import { useRefresh } from '@foothold/shared/area';
import { deleteMessageTemplate, editMessageTemplate, type MessageTemplate } from '@foothold/shared/contract';
import { Card, ConfirmDialog, Name, Row, TextButton, t, toast, VisuallyHidden } from '@foothold/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { TemplateForm } from './TemplateForm';

/** One template, which can be changed and deleted. */
export function Template({ template }: { template: MessageTemplate }) {
  const { id, name, text, updated_at } = template;
  const [mode, setMode] = useState<'editing' | 'deleting' | null>(null);
  const refresh = useRefresh();
  const close = () => setMode(null);
  const remove = useAction(async () => {
    try {
      await call(deleteMessageTemplate, { params: { id } });
      toast.success('Template deleted');
    } catch (cause) {
      const message = toast.error(getErrorMessage(cause));
      // Deleted in another window: load again, so that the page shows it.
      if (!(cause instanceof ApiError && cause.code === 'not_found')) return message;
    }
    close();
    await refresh();
  });

  if (mode === 'editing') {
    return (
      <Card as="li">
        <TemplateForm
          endpoint={editMessageTemplate}
          template={{ name, text }}
          send={(values) => ({ params: { id }, body: { ...values, updated_at } })}
          onSaved={async () => {
            toast.success('Template saved');
            close();
            await refresh();
          }}
          onCancel={close}
          onOutdated={refresh}
        />
      </Card>
    );
  }
  return (
    <Item as="li">
      <Name as="h2">{name}</Name>
      <p>{text}</p>
      <Row $gap={4}>
        <TextButton onClick={() => setMode('editing')}>
          Edit<VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </TextButton>
        <TextButton onClick={() => setMode('deleting')}>
          Delete<VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </TextButton>
      </Row>
      <ConfirmDialog
        title="Delete this template?"
        isOpen={mode === 'deleting'}
        onClose={close}
        onConfirm={remove.start}
        busy={remove.busy}
        failure={remove.failure}
        confirmLabel="Delete"
        tone="danger-solid"
      >
        What was sent with it stays.
      </ConfirmDialog>
    </Item>
  );
}

const Item = styled(Card)`
  display: grid;
  gap: ${t.space[2]};
  padding-bottom: 0.5rem;
  overflow-wrap: anywhere;
  > h2 { font-size: ${t.size.body}; }
  > p { max-width: ${t.width.measure}; color: ${t.color.ink2}; white-space: pre-wrap; }
`;
