const maxNameLength = 120;
// Control characters, and those that change the direction of text: after U+202E, 'fdp.exe' reads 'exe.pdf'.
const unwantedCharacters = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The sender's file name without folders and unwanted characters. */
export const toPlainName = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? '').replace(unwantedCharacters, '').trim();

/** The name under which a file is stored: its extension is that of its content. */
export function toFileName(name: string, type: string): string {
  const extensions = extensionsByType[type] ?? [];
  const plain = toPlainName(name);
  const [extension = ''] = /\.[a-z0-9]{1,5}$/i.exec(plain) ?? [];
  if (extensions.includes(extension.toLowerCase())) return takeEnd(plain);
  const stem = plain.slice(0, plain.length - extension.length) || 'document';
  return takeEnd(`${stem}${extensions[0] ?? ''}`);
}

/** By characters: half of one is no text that the database takes. */
const takeEnd = (name: string): string => Array.from(name).slice(-maxNameLength).join('');

const extensionsByType: Record<string, string[]> = {
  'application/pdf': ['.pdf'],
  'application/msword': ['.doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
};
