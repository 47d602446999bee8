import { parseTextBlocks } from '@foothold/shared/format';

/** A company's text in one line, without bullet characters. */
export const toPlainText = (text: string): string =>
  parseTextBlocks(text)
    .flatMap((block) => (block.kind === 'text' ? block.content : block.lines.map(({ content }) => content)))
    .join(' ');
