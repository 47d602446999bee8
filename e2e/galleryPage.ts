import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildGallery } from '@foothold/shared/build';
import { expect, type Page, test } from '@playwright/test';

const origin = 'http://gallery.test';
let folder: string;

/** Builds the component gallery once for the tests of a file. */
export function buildGalleryBeforeAll(): void {
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    folder = mkdtempSync(path.join(tmpdir(), 'foothold-gallery-'));
    await buildGallery(folder);
  });
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));
}

export async function openGallery(page: Page): Promise<void> {
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: path.join(folder, pathname === '/' ? 'index.html' : pathname) });
  });
  await page.goto(`${origin}/`);
  await expect(page.getByRole('heading', { name: 'Components', level: 1 })).toBeVisible();
}

/** Waits until the dialog is fully in view. */
export async function waitForDialog(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('dialog', { name })).toBeInViewport({ ratio: 0.9 });
}
