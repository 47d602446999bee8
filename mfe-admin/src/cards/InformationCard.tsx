import { CardTitle, media, surfaceStyle, t } from '@foothold/shared/ui';
import { type ReactNode, useId } from 'react';
import styled, { css } from 'styled-components';

interface LabelledValue {
  label: string;
  value: ReactNode;
}

/** One line; a label that is not plain text has a key. */
type Detail = LabelledValue | { key: string; label: ReactNode; value: ReactNode };

interface InformationCardProps {
  title: string;
  details: readonly Detail[];
  /** Numbers and the like: they stay beside their labels on a phone. */
  hasShortValues?: boolean;
  children?: ReactNode;
}

/** A titled list of labels and values. */
export function InformationCard({ title, details, hasShortValues = false, children }: InformationCardProps) {
  const heading = useId();
  return (
    <Container aria-labelledby={heading}>
      <CardTitle as="h2" id={heading}>
        {title}
      </CardTitle>
      <DetailList $short={hasShortValues}>
        {details.map((detail) => (
          <div key={'key' in detail ? detail.key : detail.label}>
            <dt>{detail.label}</dt>
            <dd>{detail.value}</dd>
          </div>
        ))}
      </DetailList>
      {children}
    </Container>
  );
}

const Container = styled.section`
  ${surfaceStyle}
  padding: 1.25rem 1.5rem 1.5rem;
  ${media.phone} { padding: 1rem; }
`;
const DetailList = styled.dl<{ $short: boolean }>`
  display: grid;
  gap: 0.75rem;
  margin-top: 1rem;
  overflow-wrap: anywhere;
  > div { display: grid; grid-template-columns: 10rem minmax(0, 1fr); gap: 0 1rem; align-items: baseline; }
  dt { color: ${t.color.ink2}; font-size: ${t.size.text}; }
  ${({ $short }) => !$short && css`${media.phone} { > div { grid-template-columns: minmax(0, 1fr); } }`}
`;
