import { blocksOf } from '@foothold/shared/text';

/** A company's text as running words, without the signs that begin its bullets. */
export const toPlainText = (text: string): string =>
  blocksOf(text)
    .flatMap((block) => (block.kind === 'text' ? block.words : block.lines.map(({ words }) => words)))
    .join(' ');
