import { SecondaryText, t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { foldText, splitByMatches } from './textSegments';

// Fetched with the first search: a list that was not searched has nothing to mark.

/** Marks the words that jobs were found by. */
export const createHighlighter = (matched: readonly string[]) => (text: string) =>
  splitByMatches(text, matched).map((passage, index) =>
    passage.isMatch ? <Highlight key={index}>{passage.text}</Highlight> : passage.text,
  );

interface SearchCorrectionProps {
  q: string | undefined;
  /** The words that jobs were found by. */
  matched: readonly string[];
  /** Words without which was searched. */
  missing: readonly string[];
}

/** Says so where jobs were found by other words than were typed, or by fewer. */
export function SearchCorrection({ q, matched, missing }: SearchCorrectionProps) {
  const typed = foldText(q ?? '');
  const others = matched.filter((word) => !typed.includes(word));
  if (others.length + missing.length === 0) return null;
  return (
    <SecondaryText role="status">
      {others.length > 0 && (
        <>
          Showing results for <b>{others.join(' or ')}</b>.{' '}
        </>
      )}
      {missing.length > 0 && `No job says ${missing.map((word) => `“${word}”`).join(' or ')}.`}
    </SecondaryText>
  );
}

const Highlight = styled.mark`
  border-radius: 2px;
  background: ${t.color.accentTint};
  color: ${t.color.ink};
`;
