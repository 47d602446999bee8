import { t } from '@foothold/shared/ui';
import { createContext, use } from 'react';
import styled from 'styled-components';
import { passages } from './passages';

/** The words that the search found by, for all texts below. */
export const MatchedWords = createContext<readonly string[]>([]);

/** A text with the words in it that it was found by. */
export const Marked = ({ children }: { children: string }) =>
  passages(children, use(MatchedWords)).map(({ text, marked }, index) =>
    marked ? <Hit key={index}>{text}</Hit> : text,
  );

const Hit = styled.mark`
  border-radius: 2px;
  background: ${t.color.holdTint};
  color: ${t.color.ink};
`;
