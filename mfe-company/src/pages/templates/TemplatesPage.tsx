import { call } from '@foothold/shared/api';
import { AreaPage, AreaPageFailure, AreaPageSkeleton, type PageOutline, useRefresh } from '@foothold/shared/area';
import { addMessageTemplate, listMessageTemplates, maxMessageTemplates } from '@foothold/shared/contract';
import { ConversationColumn } from '@foothold/shared/messages';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { BackLink, Button, Card, EmptyState, Meta, Skeleton, Stack, toast } from '@foothold/shared/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../routes/paths';
import { Template } from './Template';
import { TemplateForm } from './TemplateForm';

export const loader = ({ request }: LoaderFunctionArgs) => call(listMessageTemplates, {}, request.signal);

/** The texts that the company sends more than once. */
export function Component() {
  const { templates } = useLoaderData<typeof loader>();
  const [isAdding, setAdding] = useState(false);
  const refresh = useRefresh();
  const isFull = templates.length >= maxMessageTemplates;
  const addButton = (
    <Button $tone="soft" icon={Plus} onClick={() => setAdding(true)}>
      New template
    </Button>
  );

  return (
    <AreaPage outline={outline} actions={!isAdding && !isFull && templates.length > 0 && addButton}>
      <Stack $gap={4}>
        {isFull && (
          <Meta>{`A company keeps at most ${maxMessageTemplates} templates. Delete one to add another.`}</Meta>
        )}
        {isAdding && (
          <Card as="div">
            <TemplateForm
              endpoint={addMessageTemplate}
              send={(body) => ({ body })}
              onSaved={async () => {
                toast.success('Template added');
                setAdding(false);
                await refresh();
              }}
              onCancel={() => setAdding(false)}
            />
          </Card>
        )}
        {templates.length === 0 && !isAdding && (
          <EmptyState title="No templates yet" illustration="first" action={addButton}>
            Write once what you tell many applicants. Their names are put in, and you see the text before it is sent.
          </EmptyState>
        )}
        <Stack as="ul" $gap={4}>
          {templates.map((template) => (
            <Template key={template.id} template={template} />
          ))}
        </Stack>
      </Stack>
    </AreaPage>
  );
}

const outline: PageOutline = {
  back: <BackLink to={paths.messages}>Messages</BackLink>,
  title: 'Templates',
  column: ConversationColumn,
  skeleton: <Skeleton of="row" count={4} />,
  failure: 'Failed to load your templates. Please try again later.',
};

export const HydrateFallback = () => <AreaPageSkeleton outline={outline} />;
export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;
