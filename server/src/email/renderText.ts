import type { RenderedText } from './emailMessage';
import { splitLines, toSiteUrl } from './text';

/** An email as plain text, in lines of at most 72 characters. Its only links lead to this site. */
export function renderText(
  { heading, paragraphs, list = [], quote, action, note }: RenderedText,
  origin: string,
): string {
  const blocks = [
    wrap(heading),
    ...paragraphs.map((text) => wrap(text)),
    list.map((item) => `- ${indentContinuation(item)}`).join('\n'),
    quote &&
      splitLines(quote)
        .map((line) => `  ${indentContinuation(line)}`)
        .join('\n'),
    action && `${action.label}:\n${toSiteUrl(action.path, origin)}`,
    wrap(note),
    `--\nFoothold\n${origin}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

const wrap = (text: string) => text.replace(/(.{1,72})(?: +|$)/g, '$1\n').trimEnd();

/** Aligns the further lines of an item with its first word. */
const indentContinuation = (text: string) => wrap(text).replaceAll('\n', '\n  ');
