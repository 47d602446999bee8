import { useRevalidator } from '@foothold/shared/router';
import { Button, LinkButton, PageHeader, Row } from '@foothold/shared/ui';
import { PublicLayout } from '../../layout/PublicLayout';

export function Component() {
  return (
    <PublicLayout>
      <JobNotFound isFinal />
    </PublicLayout>
  );
}

/** Offers a retry unless the absence is final. */
export function JobNotFound({ isFinal }: { isFinal: boolean }) {
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <PageHeader title="Job not found." subtitle="The job you are looking for does not exist or has been removed." />
      <Row>
        {!isFinal && (
          <Button onClick={() => revalidate()} busy={state === 'loading'} busyLabel="Trying...">
            Try again
          </Button>
        )}
        <LinkButton to="/" $tone={isFinal ? 'plain' : 'soft'}>
          Go to the start
        </LinkButton>
      </Row>
    </>
  );
}
