import { currentIdentity } from '@foothold/shared/auth';
import type { Identity } from '@foothold/shared/contract';
import { listPasskeys, listSessions } from '@foothold/shared/contract';
import {
  confirmTwoFactor,
  disableTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
  viewTwoFactor,
} from '@foothold/shared/contract/admin';
import { anIdentity, aSession, failWith, mockEndpoint, visit } from '@foothold/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TwoFactorState } from './twoFactorState';

const codes = Array.from({ length: 10 }, (_, index) => `${index}aaa-bbbb-cccc-dddd`);
const setup = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Foothold:ada?secret=JBSWY3DPEHPK3PXP' };
const since = '2026-11-20T09:00:00.000Z';
const mockTwoFactor = (over: Partial<TwoFactorState> = {}) =>
  mockEndpoint(viewTwoFactor, () => ({ enrolled_at: null, recovery_codes_left: 0, required: false, ...over }));

const open = (two_factor: Identity['two_factor'] = 'off') =>
  visit([{ path: '/adminsecurity', lazy: () => import('./SecurityPage') }], '/adminsecurity', {
    as: anIdentity({ role: 'admin', two_factor }),
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const fill = async (label: string | RegExp, text: string) => userEvent.type(await screen.findByLabelText(label), text);

beforeEach(() => {
  mockTwoFactor();
  mockEndpoint(listPasskeys, () => ({ passkeys: [] }));
  mockEndpoint(listSessions, () => ({ sessions: [aSession({ current: true })] }));
  mockEndpoint(startTwoFactor, () => setup);
  mockEndpoint(confirmTwoFactor, () => ({ recovery_codes: codes, message: 'Two-factor login is on.' }));
});

async function startSetup() {
  await press('Set up');
  expect(screen.getByLabelText('Your password')).toHaveFocus();
  await fill('Your password', 'a-quiet-harbour-7');
  await press('Continue');
}

describe('setup of two-factor login', () => {
  it('asks for the password and a first code, then shows the recovery codes once', async () => {
    open();
    await startSetup();
    const picture = await screen.findByRole('img', { name: 'QR code for your authenticator app' });
    await waitFor(() => expect(picture.querySelector('path')).toHaveAttribute('d', expect.stringMatching(/^M0 0h7v1/)));
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the app on this device' })).toHaveAttribute('href', setup.uri);

    await fill('The code that the app shows now', '123456');
    await press('Switch on');
    const list = await screen.findByRole('list', { name: 'Recovery codes' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(codes);
    expect(screen.getByRole('heading', { name: 'Keep these recovery codes' })).toHaveFocus();
    expect(currentIdentity()?.two_factor).toBe('on');

    mockTwoFactor({ enrolled_at: since, recovery_codes_left: 10 });
    await press('I have kept them');
    expect(await screen.findByText('Since 20 November 2026')).toBeVisible();
    expect(screen.queryByText(codes[0] as string)).not.toBeInTheDocument();
  });

  it('shows a wrong password or code at its field', async () => {
    mockEndpoint(startTwoFactor, () => failWith('invalid_input', { password: 'This is not your password.' }));
    open();
    await startSetup();
    const password = screen.getByLabelText('Your password');
    await waitFor(() => expect(password).toHaveAccessibleDescription('This is not your password.'));
    mockEndpoint(startTwoFactor, () => setup);
    mockEndpoint(confirmTwoFactor, () => failWith('invalid_input', { code: 'This code does not work.' }));
    await press('Continue');
    await fill('The code that the app shows now', '000000');
    await press('Switch on');
    const code = screen.getByLabelText('The code that the app shows now');
    await waitFor(() => expect(code).toHaveAccessibleDescription('This code does not work.'));
  });

  it('can be cancelled at each step', async () => {
    open();
    await press('Set up');
    await press('Cancel');
    await startSetup();
    await press('Cancel');
    expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
  });

  it('is the only section when two-factor login is required', async () => {
    mockTwoFactor({ required: true });
    open('setup');
    expect(await screen.findByText('Admins of this site log in with a code. Set it up to go on.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Password' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Logged in on' })).not.toBeInTheDocument();
  });
});

describe('RecoveryCodes', () => {
  beforeEach(() => mockTwoFactor({ enrolled_at: since, recovery_codes_left: 2 }));

  it('copies the codes and downloads them as a file', async () => {
    const [copiedTexts, downloads]: [string[], Blob[]] = [[], []];
    const user = userEvent.setup();
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void copiedTexts.push(text) },
    });
    Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${downloads.push(blob)}`, revokeObjectURL: () => {} });
    HTMLAnchorElement.prototype.click = () => {};
    mockEndpoint(renewRecoveryCodes, () => ({ recovery_codes: codes, message: 'Done.' }));
    open('on');
    await press('New recovery codes');
    await fill('Your password', 'a-quiet-harbour-7');
    await fill('Code, or a recovery code', '123456');
    await press('Make new codes');
    await user.click(await screen.findByRole('button', { name: 'Copy codes' }));
    expect(await screen.findByRole('button', { name: 'Copied!' })).toBeVisible();
    expect(copiedTexts).toEqual([codes.join('\n')]);
    await user.click(screen.getByRole('button', { name: 'Download' }));
    expect(downloads).toHaveLength(1);
  });

  it('warns when few codes are left', async () => {
    open('on');
    expect(await screen.findByText(/of 10 recovery codes are left\. Make new ones/)).toHaveTextContent(/^2 of 10/);
  });
});

describe('DisableTwoFactorForm', () => {
  it('asks for the password and a code', async () => {
    mockTwoFactor({ enrolled_at: since, recovery_codes_left: 10 });
    mockEndpoint(disableTwoFactor, () => failWith('invalid_input', { code: 'This code does not work.' }));
    open('on');
    await press('Switch off');
    await fill('Your password', 'a-quiet-harbour-7');
    await fill('Code, or a recovery code', '000000');
    await press('Switch off');
    const code = screen.getByLabelText('Code, or a recovery code');
    await waitFor(() => expect(code).toHaveAccessibleDescription('This code does not work.'));

    mockEndpoint(disableTwoFactor, () => ({
      message: 'Two-factor login is off. You were logged out everywhere else.',
    }));
    mockTwoFactor();
    await press('Switch off');
    expect(await screen.findByText(/^Two-factor login is off/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
    expect(currentIdentity()?.two_factor).toBe('off');
  });

  it('says that it must be set up again when the site requires it', async () => {
    mockTwoFactor({ enrolled_at: since, recovery_codes_left: 10, required: true });
    open('on');
    await press('Switch off');
    expect(screen.getByText(/^This site requires it/)).toBeVisible();
  });
});

describe('SecurityPage', () => {
  it('reports a failed load and loads again on request', async () => {
    mockEndpoint(viewTwoFactor, () => failWith('unavailable'));
    open();
    expect(await screen.findByText(/^Your security settings did not load\./)).toBeVisible();
    mockTwoFactor();
    await press('Try again');
    expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
  });
});
