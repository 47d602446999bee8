import { parseTextBlocks } from '@foothold/shared/format';

/** A company's text as running words, without the signs that begin its bullets. */
export const toPlainText = (text: string): string =>
  parseTextBlocks(text)
    .flatMap((block) => (block.kind === 'text' ? block.content : block.lines.map(({ content }) => content)))
    .join(' ');
