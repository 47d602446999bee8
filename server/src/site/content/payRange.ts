/** Parses an amount as companies write it. Undefined where it is ambiguous, such as '1.500'. */
export function parsePayRange(amount: string): readonly [low: number, high: number] | undefined {
  const numbers = amount.split(/\s*(?:-|–|—|to)\s*/).map(parseFigure);
  const [low, high = low] = numbers;
  return low !== undefined && high !== undefined && numbers.length <= 2 && low > 0 && low <= high
    ? [low, high]
    : undefined;
}

function parseFigure(text: string): number | undefined {
  const plain = text.trim();
  const grouped = /^\d{1,3}(?:([, ])\d{3})(?:\1\d{3})*(?:\.\d{1,2})?$/.test(plain);
  return grouped || /^\d+(?:\.\d{1,2})?$/.test(plain) ? Number(plain.replace(/[, ]/g, '')) : undefined;
}
