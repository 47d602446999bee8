/** 'Still needed: your résumé and a cover letter.', or null once everything is there. */
export function formatStillNeeded([resume, internshipLetter]: readonly unknown[], coverLetter: string): string | null {
  const parts = [
    ['your résumé', resume],
    ['an internship letter', internshipLetter],
    ['a cover letter', coverLetter.trim()],
  ] as const;
  const names = parts.filter(([, given]) => !given).map(([name]) => name);
  const list = new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);
  return names.length > 0 ? `Still needed: ${list}.` : null;
}
