import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { type Authenticator, createAuthenticator } from '../server/testing/authenticator';
import { findFreePort } from '../server/testing/programs';
import { type Account, createUniqueId, password } from './accounts';
import { expect } from './fixtures';

const cwd = path.resolve(import.meta.dirname, '..');
const getScriptArgs = (name: string) => ['--import', 'tsx', `server/src/app/cli/${name}.ts`];

/** Runs `pnpm admin …` against the tests' server and resolves to its output. */
export async function runAdminCommand(...args: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR, ADMIN_PASSWORD: password };
  const { stdout } = await promisify(execFile)(process.execPath, [...getScriptArgs('admin'), ...args], { cwd, env });
  return stdout;
}

/** Creates an admin for one test, with the options of the command. */
export async function createAdmin(...options: string[]): Promise<Account> {
  const account = { email: `admin-${createUniqueId()}@example.ng`, password };
  await runAdminCommand('create', account.email, ...options);
  return account;
}

/** Sets up two-factor login on the security page, by keyboard and mouse. The recovery codes stay on the screen. */
export async function setUpTwoFactor(page: Page): Promise<{ phone: Authenticator; codes: string[] }> {
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByLabel('Your password')).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const phone = createAuthenticator(String(await page.getByRole('code').textContent()).replaceAll(/\s/g, ''));
  await page.getByLabel('The code that the app shows now').fill(phone.code());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Keep these recovery codes' })).toBeFocused();
  const codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts();
  return { phone, codes };
}

export interface ServeProcess {
  origin: string;
  stop(): Promise<unknown>;
}

/** Starts `pnpm serve` with its own settings and data folder. */
export async function startServeCommand(folder: string, env: Record<string, string>): Promise<ServeProcess> {
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const own = { PORT: String(port), DATA_DIR: folder, APP_ORIGIN: origin, LOG_LEVEL: 'silent' };
  const server = spawn(process.execPath, getScriptArgs('serve'), { cwd, env: { ...process.env, ...own, ...env } });
  const ended = once(server, 'exit');
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error('The server did not start.');
    await pause(200);
  }
  return {
    origin,
    stop() {
      server.kill('SIGTERM');
      return ended;
    },
  };
}
