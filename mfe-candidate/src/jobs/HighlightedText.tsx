import { createContext, type ReactNode, use } from 'react';

/** How the search that found the jobs below shows their texts; where nothing was searched for, as they are. */
export const HighlightContext = createContext<((text: string) => ReactNode) | null>(null);

/** A text with the words in it that it was found by. */
export const HighlightedText = ({ children }: { children: string }) => use(HighlightContext)?.(children) ?? children;
