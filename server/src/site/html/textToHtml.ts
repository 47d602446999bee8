import { parseTextBlocks } from '@foothold/shared/format';
import { escapeHtml } from '../../platform/html/escape';

/** Renders a company's text as paragraphs and lists. The text itself is escaped. */
export const textToHtml = (text: string): string =>
  parseTextBlocks(text)
    .map((block) =>
      block.kind === 'text'
        ? `<p>${escapeHtml(block.content)}</p>`
        : `<ul>${block.lines.map(({ content }) => `<li>${escapeHtml(content)}</li>`).join('')}</ul>`,
    )
    .join('');
