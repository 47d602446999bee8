import type { Mail } from './mail';

type Words = Omit<Mail, 'user_id' | 'about'>;

/** A mail as plain text, in lines that travel without an encoding. Its only links lead to this site. */
export function asText({ heading, paragraphs, quote, action, note }: Words, origin: string): string {
  const blocks = [
    heading,
    ...paragraphs.map(wrap),
    quote &&
      linesOf(quote)
        .map((line) => `  ${line}`)
        .join('\n'),
    action && `${action.label}:\n${linkTo(action.path, origin)}`,
    wrap(note),
    `--\nFoothold\n${origin}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

/** The same mail in the site's colours: one column, no images, nothing that is fetched. */
export function asHtml({ subject, heading, paragraphs, quote, action, note }: Words, origin: string): string {
  const said = linesOf(quote ?? '')
    .map(escapeHtml)
    .join('<br>');
  const rows = [
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25;color:#0c231a">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`),
    said && `<p style="margin:0 0 16px;padding:12px 16px;background:#e6ece8;border-left:4px solid #325647">${said}</p>`,
    action && button(action.label, linkTo(action.path, origin)),
    `<p style="margin:0;font-size:14px;color:#55655c">${escapeHtml(note)}</p>`,
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px 12px;background:#f1f6f3">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;margin:0 auto;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#0c231a">
<tr><td style="padding:16px 24px;background:#0e2c20;border-radius:12px 12px 0 0"><a href="${escapeHtml(origin)}" style="color:#eef6ef;font-size:18px;font-weight:bold;text-decoration:none">Foothold</a></td></tr>
<tr><td style="padding:24px;background:#ffffff;border-radius:0 0 12px 12px">
${rows.filter(Boolean).join('\n')}
</td></tr>
</table>
</body>
</html>
`;
}

const wrap = (text: string) => text.replace(/(.{1,72})(?: +|$)/g, '$1\n').trimEnd();

/** A button, and its address in words for whoever cannot press it. */
const button = (label: string, link: string) =>
  `<p style="margin:24px 0 16px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;background:#ee6111;border-radius:8px;color:#281606;font-weight:bold;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;color:#55655c;overflow-wrap:anywhere">Or open this address: <a href="${escapeHtml(link)}" style="color:#a94008">${escapeHtml(link)}</a></p>`;

/** An address of this site, whatever the path says. */
const linkTo = (path: string, origin: string) => `${origin}/${path.replace(/^[/\\]+/, '')}`;

const linesOf = (text: string) => text.split(/\r\n|[\r\n\u2028\u2029]/);

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
