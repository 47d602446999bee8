import { Quiet, t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { fold, passages } from './passages';

// Fetched with the first search: a list that was not searched has nothing to mark.

/** Marks the words that jobs were found by. */
export const markingOf = (matched: readonly string[]) => (text: string) =>
  passages(text, matched).map((passage, index) =>
    passage.marked ? <Hit key={index}>{passage.text}</Hit> : passage.text,
  );

interface CorrectionProps {
  q: string | undefined;
  /** The words that jobs were found by. */
  matched: readonly string[];
  /** Words without which was searched. */
  missing: readonly string[];
}

/** Says so where jobs were found by other words than were typed, or by fewer. */
export function Correction({ q, matched, missing }: CorrectionProps) {
  const typed = fold(q ?? '');
  const others = matched.filter((word) => !typed.includes(word));
  if (others.length + missing.length === 0) return null;
  return (
    <Quiet role="status">
      {others.length > 0 && (
        <>
          Showing results for <b>{others.join(' or ')}</b>.{' '}
        </>
      )}
      {missing.length > 0 && `No job says ${missing.map((word) => `“${word}”`).join(' or ')}.`}
    </Quiet>
  );
}

const Hit = styled.mark`
  border-radius: 2px;
  background: ${t.color.holdTint};
  color: ${t.color.ink};
`;
