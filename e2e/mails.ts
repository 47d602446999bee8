import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';

/** Where the link of the newest mail to somebody leads, once it has come: without a mail server, mails are files. */
export async function mailedLink(to: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => (link = (await mailsTo(to)).at(-1)?.match(/^https?:\S+\/\S+$/m)?.[0]), {
      message: `A mail to ${to}`,
    })
    .toBeTruthy();
  return String(link);
}

/** Their texts, the oldest first: a file is named after its time. */
async function mailsTo(to: string): Promise<string[]> {
  const folder = path.join(String(process.env.E2E_DATA_DIR), 'outbox');
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(files.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))));
  return mails.filter((mail) => mail.to?.some(({ address }) => address === to)).map(({ text = '' }) => text);
}
