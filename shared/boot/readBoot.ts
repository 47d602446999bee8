import type { BootDocument } from './types';

/** The boot document of this page, or null where no server wrote one (a page of tests). */
export function readBoot(): BootDocument | null {
  const text = document.getElementById('boot')?.textContent;
  return text ? (JSON.parse(text) as BootDocument) : null;
}
