import { parseTextBlocks } from '@foothold/shared/format';
import { escapeHtml } from '../../platform/html/escape';

/** A company's text as paragraphs and lists of plain elements; nothing in it is markup of its own. */
export const textToHtml = (text: string): string =>
  parseTextBlocks(text)
    .map((block) =>
      block.kind === 'text'
        ? `<p>${escapeHtml(block.content)}</p>`
        : `<ul>${block.lines.map(({ content }) => `<li>${escapeHtml(content)}</li>`).join('')}</ul>`,
    )
    .join('');
