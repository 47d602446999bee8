import { blocksOf } from '@foothold/shared/text';
import { escapeHtml } from './escape';

/** A company's text as paragraphs and lists of plain elements; nothing in it is markup of its own. */
export const textToHtml = (text: string): string =>
  blocksOf(text)
    .map((block) =>
      block.kind === 'text'
        ? `<p>${escapeHtml(block.words)}</p>`
        : `<ul>${block.lines.map(({ words }) => `<li>${escapeHtml(words)}</li>`).join('')}</ul>`,
    )
    .join('');
