import { escapeHtml } from '../../platform/html/escape';

/** Text as XML shows it, without the characters that no XML may hold, however they are written. */
export const escapeXml = (text: string): string => escapeHtml(text.replace(forbiddenCharacters, ''));

const forbiddenCharacters = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** What every XML document begins with. */
export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
