import { useRevalidator } from '@foothold/shared/router';
import { Button, LinkButton, PageHeader, Row } from '@foothold/shared/ui';

/** Offers a retry unless the absence is final. */
export function CompanyNotFound({ isFinal }: { isFinal: boolean }) {
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <PageHeader
        title="Company not found."
        subtitle="The company you are looking for is not on Foothold, or not any more."
      />
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
