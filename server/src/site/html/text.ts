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

/** A company's text in one line, without bullet characters. */
export const toPlainText = (text: string): string =>
  parseTextBlocks(text)
    .flatMap((block) => (block.kind === 'text' ? block.content : block.lines.map(({ content }) => content)))
    .join(' ');

/** Shortens a text to one line of at most `maxLength` characters: cut after a word if possible, with an ellipsis. */
export function toExcerpt(text: string, maxLength: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxLength) return line;
  const cut = line.slice(0, maxLength - 1);
  const end = cut.lastIndexOf(' ');
  // Without a space, the cut may have split a surrogate pair.
  const whole = end > 0 ? cut.slice(0, end) : cut.replace(/[\ud800-\udbff]$/, '');
  return `${whole.replace(/[\s.,;:–—-]+$/, '')}…`;
}
