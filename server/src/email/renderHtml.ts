import { dark, light } from '@foothold/shared/palette';
import { escapeHtml } from '../platform/html/escape';
import type { ListedPage, RenderedText } from './emailMessage';
import { splitLines, toSiteUrl } from './text';

/** The email in the site's colors, light and dark: one column, no images, nothing to fetch. */
export function renderHtml(text: RenderedText, origin: string): string {
  const { subject, heading, paragraphs, list = [], quote, action, note, unsubscribe } = text;
  const quotedHtml = splitLines(quote ?? '')
    .map(escapeHtml)
    .join('<br>');
  const parts = [
    `<h1 class="ink" style="margin:0 0 16px;font-size:22px;line-height:1.25;color:${light.ink}">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`),
    list.length > 0 &&
      `<ul style="margin:0 0 16px;padding:0 0 0 20px">${list.map((item) => renderListItem(item, origin)).join('')}</ul>`,
    quotedHtml &&
      `<p class="sunk" style="margin:0 0 16px;padding:12px 16px;border:1px solid ${light.line};border-radius:4px;background:${light.sunken}">${quotedHtml}</p>`,
    action && renderButton(action.label, toSiteUrl(action.path, origin)),
    `<p class="meta" style="margin:0;font-size:14px;color:${light.ink3}">${escapeHtml(note)}</p>`,
    unsubscribe && renderSmallLink(unsubscribe.label, toSiteUrl(unsubscribe.path, origin)),
  ];
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${darkModeStyles}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${light.background}">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:${light.background}"><tr><td style="padding:24px 12px">
<table role="presentation" class="ink" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;margin:0 auto;border-collapse:separate;table-layout:fixed;font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif;font-size:16px;line-height:1.5;color:${light.ink}">
<tr><td class="pine" style="padding:16px 24px;background:${light.pine};border:1px solid ${light.pine};border-bottom:0;border-radius:4px 4px 0 0"><a href="${escapeHtml(origin)}" class="on-pine" style="color:${light.onPine};font-size:18px;font-weight:bold;text-decoration:none">Foothold</a></td></tr>
<tr><td class="wall" style="padding:24px;background:${light.surface};border:1px solid ${light.line};border-top:0;border-radius:0 0 4px 4px;overflow-wrap:anywhere">
${parts.filter(Boolean).join('\n')}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

const renderListItem = (item: string | ListedPage, origin: string) =>
  typeof item === 'string'
    ? `<li style="margin:0 0 4px;font-weight:bold">${escapeHtml(item)}</li>`
    : renderPage(item, origin);

const renderPage = ({ title, details, path }: ListedPage, origin: string) =>
  `<li style="margin:0 0 12px"><a href="${escapeHtml(toSiteUrl(path, origin))}" class="ink" style="color:${light.ink};font-weight:bold">${escapeHtml(title)}</a><br><span class="meta" style="font-size:14px;color:${light.ink3}">${escapeHtml(details.join(' · '))}</span></li>`;

const renderSmallLink = (label: string, link: string) =>
  `<p class="meta" style="margin:12px 0 0;font-size:14px;color:${light.ink3}"><a href="${escapeHtml(link)}" class="ink" style="color:${light.ink}">${escapeHtml(label)}</a></p>`;

/** A button, and its address as text for mail programs that show no buttons. */
const renderButton = (label: string, link: string) =>
  `<p style="margin:24px 0 16px"><a href="${escapeHtml(link)}" class="hold" style="display:inline-block;padding:12px 24px;background:${light.accent};border-radius:24px;border-radius:${buttonRadius};color:${light.onAccent};line-height:24px;font-weight:bold;text-decoration:none">${escapeHtml(label)}</a></p>
<p class="meta" style="margin:0 0 16px;font-size:14px;color:${light.ink3}">Or open this address: <a href="${escapeHtml(link)}" class="ink" style="color:${light.ink}">${escapeHtml(link)}</a></p>`;

/** The uneven corners of the site's buttons. Mail programs that cannot draw them draw a pill. */
const buttonRadius = '22px 25px 21px 26px / 25px 21px 26px 22px';

// The light colors are inline, where every mail program reads them; so the dark ones need !important.
const darkModeStyles = `
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
.ground { background: ${dark.background} !important; }
.wall { background: ${dark.surface} !important; border-color: ${dark.line} !important; }
.sunk { background: ${dark.sunken} !important; border-color: ${dark.line} !important; }
.pine { background: ${dark.pine} !important; border-color: ${dark.line} !important; }
.on-pine { color: ${dark.onPine} !important; }
.ink { color: ${dark.ink} !important; }
.meta { color: ${dark.ink3} !important; }
.hold { background: ${dark.accent} !important; color: ${dark.onAccent} !important; }
}
`;
