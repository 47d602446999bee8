/** A part of a message: text as it was written, or a web address. */
export type TextPart = { kind: 'text'; text: string } | { kind: 'link'; href: string; host: string; rest: string };

/**
 * Finds the web addresses of a text. Of each, the host is what a browser would open, whatever was written to look like
 * another: letters of other scripts are in their ASCII form, and an address with a user name is no link.
 */
export function parseLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(addresses)) {
    const written = found.replace(closingPunctuation, '');
    const link = toLink(written);
    if (!link) continue;
    if (index > end) parts.push({ kind: 'text', text: text.slice(end, index) });
    parts.push(link);
    end = index + written.length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

const addresses = /\bhttps?:\/\/[^\s<>"]+/giu;
/** Ends a sentence or a bracket around an address rather than the address. */
const closingPunctuation = /[.,;:!?)\]}'’”…]+$/u;

function toLink(written: string): TextPart | undefined {
  if (!URL.canParse(written)) return undefined;
  const { href, origin, host, username, password } = new URL(written);
  if (!host || username || password) return undefined;
  const rest = href.slice(origin.length);
  return { kind: 'link', href, host, rest: rest === '/' ? '' : rest };
}
