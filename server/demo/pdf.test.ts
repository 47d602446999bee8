import { createPdf } from './pdf';

const bytes = createPdf('Chiamaka Ọkọnkwọ', ['She earns ₦80,000 (a month) – “enough”. '.repeat(12), 'Yours sincerely']);
const file = Buffer.from(bytes).toString('latin1');

describe('createPdf', () => {
  it('has a cross-reference table with the offset of each object', () => {
    const table = Number(/startxref\n(\d+)/.exec(file)?.[1]);
    expect(file.slice(table)).toMatch(/^xref\n0 7\n/);
    const offsets = [...file.matchAll(/^(\d{10}) 00000 n /gm)].map((entry) => Number(entry[1]));
    expect(offsets).toHaveLength(6);
    offsets.forEach((offset, index) => {
      expect(file.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
    });
  });

  it('states the length of the page, wraps long lines and replaces characters that the font lacks', () => {
    const [, length, page] = /\/Length (\d+) >>\nstream\n([\s\S]*)\nendstream/.exec(file) ?? [];
    expect(page?.length).toBe(Number(length));
    expect(page).toContain('(Chiamaka Okonkwo) Tj');
    expect(page).toContain('NGN 80,000 \\(a month\\) - "enough".');
    for (const line of page?.split('\n') ?? []) expect(line.length).toBeLessThan(110);
  });
});
