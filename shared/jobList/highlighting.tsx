import { media, SecondaryText, t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { splitByMatches } from './textSegments';

// Loaded with the first search, because an unsearched list has no matches to mark.

/** Returns a function that marks the matched words in a text. */
export const createHighlighter = (matched: readonly string[]) => (text: string) =>
  splitByMatches(text, matched).map(({ text: segment, isMatch }, index) =>
    isMatch ? <Highlight key={index}>{segment}</Highlight> : segment,
  );

interface SearchCorrectionProps {
  /** What mistyped words were corrected to. */
  corrected: readonly string[];
  /** Words that no job has, which were left out of the search. */
  missing: readonly string[];
}

/** Tells when the search was run with other words than the typed ones, or with fewer. */
export function SearchCorrection({ corrected, missing }: SearchCorrectionProps) {
  if (corrected.length + missing.length === 0) return null;
  return (
    <SecondaryText role="status">
      {corrected.length > 0 && (
        <>
          Showing results for <b>{corrected.join(' or ')}</b>.{' '}
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
  ${media.forcedColors} { background: Mark; color: MarkText; }
`;
