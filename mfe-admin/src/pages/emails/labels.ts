/** The kind of an email as words: `interview_offered` → 'Interview offered'. */
export function emailLabel(about: string): string {
  const label = about.replaceAll('_', ' ');
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** Why an email was given up. `error` holds the codes of the last failure. */
export function failureLabel(error: string, attempts: number): string {
  const [, refused, code] = /^(address|mail) refused (\d+)$/.exec(error) ?? [];
  if (refused === 'address') return `The mail server does not know the address (${code}).`;
  if (refused === 'mail') return `The mail server refused the email (${code}).`;
  if (attempts === 0 || error === 'too late') return 'It could not be sent in time.';
  const tried = attempts === 1 ? 'One attempt' : `${attempts} attempts`;
  const [, cause] = networkFailures.find(([pattern]) => pattern.test(error)) ?? [];
  return cause ? `${cause} after ${tried.toLowerCase()}.` : `${tried} failed (${error}).`;
}

const networkFailures: [RegExp, string][] = [
  [/ECONNREFUSED|ECONNECTION|ESOCKET|ECONNRESET|EPIPE/, 'The connection to the mail server failed'],
  [/ETIMEDOUT|ETIMEOUT/, 'The mail server did not answer'],
  [/ENOTFOUND|EAI_AGAIN|EDNS/, 'The mail server was not found'],
  [/EAUTH/, 'The mail server refused the login'],
  [/ETLS/, 'No safe connection to the mail server'],
];
