import { createContext, type ReactNode, use } from 'react';

/** Marks the matches of the current search in a text; null when nothing was searched for. */
export const HighlightContext = createContext<((text: string) => ReactNode) | null>(null);

export const HighlightedText = ({ children }: { children: string }) => use(HighlightContext)?.(children) ?? children;
