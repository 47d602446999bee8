import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';

/** Waits for an email with a link to a page and returns the link in the newest one. Without SMTP, emails are written to files. */
export async function waitForEmailedLink(to: string, path: string, dataFolder?: string): Promise<string> {
  let link: string | undefined;
  const findLink = (text: string) => text.match(/^https?:\S+\/\S+$/gm)?.find((url) => new URL(url).pathname === path);
  await expect
    .poll(async () => (link = (await readEmailsTo(to, dataFolder)).map(findLink).filter(Boolean).at(-1)), {
      message: `An email to ${to} with a link to ${path}`,
    })
    .toBeTruthy();
  return String(link);
}

/** The texts of the emails, oldest first: files are named by time. */
export async function readEmailsTo(to: string, dataFolder = String(process.env.E2E_DATA_DIR)): Promise<string[]> {
  const folder = path.join(dataFolder, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).sort();
  const emails = await Promise.all(
    files.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
  );
  return emails.filter((email) => email.to?.some(({ address }) => address === to)).map(({ text = '' }) => text);
}
