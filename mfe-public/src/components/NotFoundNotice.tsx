import { useRevalidator } from '@foothold/shared/router';
import { Button, LinkButton, PageHeader, Row } from '@foothold/shared/ui';

interface NotFoundNoticeProps {
  title: string;
  subtitle: string;
  /** False when the request failed instead, so that a retry may find it. */
  isFinal: boolean;
}

/** Says that nothing exists at this address. Offers a retry unless that is final. */
export function NotFoundNotice({ title, subtitle, isFinal }: NotFoundNoticeProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} />
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
