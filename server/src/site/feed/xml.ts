import { escapeHtml } from '../../platform/html/escape';

/** Escapes text for XML, without the characters that XML 1.0 forbids even when escaped. */
export const escapeXml = (text: string): string => escapeHtml(text.replace(forbiddenCharacters, ''));

const forbiddenCharacters = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
