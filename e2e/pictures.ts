import type { Page } from '@playwright/test';

/** A red 2 × 2 px image. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQImWM4ICd3QE6OAUIBAB4mA/EX0GCpAAAAAElFTkSuQmCC',
  'base64',
);
/** An SVG image with a script in it. */
export const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg"><script>document.title = "taken over"</script></svg>',
);

/** Chooses the logo of the company's profile, as a click on its button does. */
export async function choosePicture(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Choose (a|another) picture$/ }).click();
  await (await chooser).setFiles({ name, mimeType, buffer });
}
