import type { ListedPage, RenderedText } from './emailMessage';
import { splitLines, toSiteUrl } from './text';

/** An email as plain text, in lines of at most 72 characters. Its only links lead to this site. */
export function renderText(
  { heading, paragraphs, list = [], quote, action, note, unsubscribe }: RenderedText,
  origin: string,
): string {
  const blocks = [
    wrap(heading),
    ...paragraphs.map((text) => wrap(text)),
    list
      .map((item) => `- ${typeof item === 'string' ? indentContinuation(item) : renderPage(item, origin)}`)
      .join('\n'),
    quote &&
      splitLines(quote)
        .map((line) => `  ${indentContinuation(line)}`)
        .join('\n'),
    action && `${action.label}:\n${toSiteUrl(action.path, origin)}`,
    wrap(note),
    unsubscribe && `${unsubscribe.label}:\n${toSiteUrl(unsubscribe.path, origin)}`,
    `--\nFoothold\n${origin}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

const renderPage = ({ title, details, path }: ListedPage, origin: string) =>
  [title, details.join(' · ')].filter(Boolean).map(indentContinuation).concat(toSiteUrl(path, origin)).join('\n  ');

const wrap = (text: string) => text.replace(/(.{1,72})(?: +|$)/g, '$1\n').trimEnd();

/** Aligns the further lines of an item with its first word. */
const indentContinuation = (text: string) => wrap(text).replaceAll('\n', '\n  ');
