/** Path of a company's public page: its name as a slug, and its id, which alone identifies it. */
export function buildCompanyPath({ id, company_name }: { id: number; company_name: string }): string {
  const words = company_name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[ɓɗƙƴøđłß]/g, (letter) => asciiLetters[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-');
  return `/company/${words.slice(0, maxLength).replace(/^-+|-+$/g, '') || 'company'}/${id}`;
}

const maxLength = 80;

/** Letters that Unicode normalization does not decompose. */
const asciiLetters: Record<string, string> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y', ø: 'o', đ: 'd', ł: 'l', ß: 'ss' };
