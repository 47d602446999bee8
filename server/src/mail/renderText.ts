import { linesOf, linkTo, type Words } from './words';

/** A mail as plain text, in lines that travel without an encoding. Its only links lead to this site. */
export function asText({ heading, paragraphs, list = [], quote, action, note }: Words, origin: string): string {
  const blocks = [
    wrap(heading),
    ...paragraphs.map((text) => wrap(text)),
    list.map((item) => `- ${indented(item)}`).join('\n'),
    quote &&
      linesOf(quote)
        .map((line) => `  ${indented(line)}`)
        .join('\n'),
    action && `${action.label}:\n${linkTo(action.path, origin)}`,
    wrap(note),
    `--\nFoothold\n${origin}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

const wrap = (text: string) => text.replace(/(.{1,72})(?: +|$)/g, '$1\n').trimEnd();

/** Further lines of one item stand below its first word. */
const indented = (text: string) => wrap(text).replaceAll('\n', '\n  ');
