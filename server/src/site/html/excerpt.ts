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
