import { expect, type Page } from '@playwright/test';
import { password } from './accounts';

/** An authenticator of the browser's own, which says yes to every question. */
export interface VirtualAuthenticator {
  /** Whether it holds a passkey. */
  countPasskeys(): Promise<number>;
  /** From now on nobody is there who could say yes. */
  refuse(): Promise<void>;
}

/** Gives a page an authenticator like a phone's: it keeps its passkeys, and verifies the user. */
export async function addVirtualAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...({ protocol: 'ctap2', transport: 'internal' } as const),
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });
  return {
    async countPasskeys() {
      const { credentials } = await client.send('WebAuthn.getCredentials', { authenticatorId });
      return credentials.length;
    },
    async refuse() {
      await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    },
  };
}

/** Adds a passkey on the page of the account that is open. */
export async function addPasskey(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name (optional)').fill(name);
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Your passkey was added.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('not used yet');
}
