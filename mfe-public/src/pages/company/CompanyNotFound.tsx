import { useRevalidator } from '@foothold/shared/router';
import { Button, LinkButton, PageHeader, Row } from '@foothold/shared/ui';

/** There is nothing to show here; unless that is `final`, asking again may help. */
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
