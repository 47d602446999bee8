/** At most `longest` characters of a text in one line, cut behind a word where there is one, with an ellipsis where it was cut. */
export function toExcerpt(text: string, longest: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest - 1);
  const end = cut.lastIndexOf(' ');
  // Half of a surrogate pair is no character.
  const whole = end > 0 ? cut.slice(0, end) : cut.replace(/[\ud800-\udbff]$/, '');
  return `${whole.replace(/[\s.,;:–—-]+$/, '')}…`;
}
