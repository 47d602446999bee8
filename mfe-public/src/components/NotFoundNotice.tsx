import { useRevalidator } from '@foothold/shared/router';
import { Button, LinkButton, Row, SecondaryText, Stack, Title, t } from '@foothold/shared/ui';
import styled from 'styled-components';

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
    <Notice>
      <Title>{title}</Title>
      <SecondaryText>{subtitle}</SecondaryText>
      <Row>
        {!isFinal && (
          <Button onClick={() => revalidate()} busy={state === 'loading'} busyLabel="Trying...">
            Try again
          </Button>
        )}
        {isFinal && <LinkButton to="/jobs">Browse jobs</LinkButton>}
        <LinkButton to="/" $tone="soft">
          Go to the start
        </LinkButton>
      </Row>
    </Notice>
  );
}

// It stands alone between the header and the footer.
const Notice = styled(Stack)`padding-block: ${t.space[5]};`;
