import { webcrypto } from 'node:crypto';
import type { ReleaseRecord } from '@foothold/shared/boot';
import {
  changeTeam,
  createReleaseKey,
  createTeam,
  deleteTeam,
  listReleases,
  listTeams,
  parseReleaseKey,
  type ReleaseKey,
  revokeReleaseKey,
  type Team,
} from '@foothold/shared/contract/admin';
import { isSignatureOf, signRecord } from '@foothold/shared/signature';
import { failWith, mockEndpoint } from '@foothold/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAsAdmin } from '../../testing/organization';

const aKey = (over: Partial<ReleaseKey> = {}): ReleaseKey => ({
  id: 7,
  name: 'CI',
  apps: ['candidate'],
  permissions: ['publish', 'flip'],
  max_megabytes: 16,
  created_at: '2026-11-21T09:00:00.000Z',
  created_by: 'ada@foothold.test',
  expires_at: '2099-02-19T09:00:00.000Z',
  last_used_at: null,
  revoked_at: null,
  ...over,
});
const aTeam = (over: Partial<Team> = {}): Team => ({
  id: 3,
  name: 'Hiring',
  email: 'hiring@foothold.test',
  apps: ['candidate'],
  origins: [],
  keys: [aKey()],
  ...over,
});
const anApp = (app: string) => ({
  ...{ app, stable: '1.0.0-a', previous: null, canary: null, canary_percent: null, disabled_reason: null },
  ...{ changed_at: '2026-11-21T09:00:00.000Z', releases: [], history: [] },
  rollout: null,
});

let teams: Team[];
beforeEach(() => {
  teams = [aTeam()];
  mockEndpoint(listTeams, () => ({ teams }));
  mockEndpoint(listReleases, () => ({ revision: 1, apps: ['shell', 'candidate', 'company'].map(anApp) }));
});

const openPage = async () => {
  openAsAdmin('/adminteams');
  await screen.findByRole('heading', { level: 1, name: 'Teams' });
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('TeamsPage', () => {
  it('shows what each team owns, and its keys with what they may', async () => {
    teams = [
      aTeam({
        keys: [
          aKey({
            id: 9,
            name: 'Old',
            revoked_at: '2026-11-22T09:00:00.000Z',
            last_used_at: '2026-11-21T09:00:00.000Z',
          }),
          aKey({ id: 8, name: 'Late', expires_at: '2026-11-20T09:00:00.000Z' }),
          aKey(),
        ],
      }),
      aTeam({ id: 4, name: 'Search', apps: [], keys: [] }),
    ];
    await openPage();
    const hiring = within(screen.getByRole('region', { name: 'Hiring' }));
    expect(hiring.getByText('Owns Candidates.')).toBeInTheDocument();
    const [, old, late, valid] = hiring.getAllByRole('row');
    expect(old).toHaveTextContent(/Old.*Revoked 22 Nov 2026.*Candidates.*publish up to 16 MB, put live/);
    expect(late).toHaveTextContent(/Late.*Expired 20 Nov 2026.*Never/);
    expect(valid).toHaveTextContent(/CI.*Until 19 Feb 2099/);
    expect(hiring.queryByRole('button', { name: 'Revoke Old' })).toBeNull();

    const search = within(screen.getByRole('region', { name: 'Search' }));
    expect(search.getByText('Owns no app yet.')).toBeInTheDocument();
    expect(search.getByRole('button', { name: 'New key' })).toBeDisabled();
  });

  it('makes a team of the apps that no other team owns, and of a new one', async () => {
    let sent: unknown;
    mockEndpoint(createTeam, ({ body }) => {
      sent = body;
      const team = aTeam({ id: 4, ...body, origins: body.origins ?? [], keys: [] });
      teams = [...teams, team];
      return { team };
    });
    await openPage();
    await press('New team');
    const form = await dialog('New team');
    expect(form.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      'Companies',
      'Shell',
    ]);
    await userEvent.type(form.getByLabelText('Name'), 'Reports');
    await userEvent.type(form.getByLabelText('Email'), 'reports@foothold.test');
    await userEvent.click(form.getByRole('checkbox', { name: 'Companies' }));
    await userEvent.type(form.getByLabelText(/A new app/), 'Reports!');
    await userEvent.click(form.getByRole('button', { name: 'Make the team' }));
    expect(form.getByLabelText(/A new app/)).toHaveAccessibleDescription(/small letters, digits and hyphens/);
    await userEvent.clear(form.getByLabelText(/A new app/));
    await userEvent.type(form.getByLabelText(/A new app/), 'reports');
    await userEvent.type(form.getByLabelText(/Other origins/), 'https://cdn.example/reports');
    await userEvent.click(form.getByRole('button', { name: 'Make the team' }));
    expect(form.getByLabelText(/Other origins/)).toHaveAccessibleDescription(/with nothing behind the host/);
    await userEvent.clear(form.getByLabelText(/Other origins/));
    await userEvent.type(form.getByLabelText(/Other origins/), 'https://cdn.example https://b.cdn.example');
    await userEvent.click(form.getByRole('button', { name: 'Make the team' }));

    expect(await screen.findByText('Reports was made.')).toBeInTheDocument();
    expect(sent).toEqual({
      ...{ name: 'Reports', email: 'reports@foothold.test', apps: ['company', 'reports'] },
      origins: ['https://cdn.example', 'https://b.cdn.example'],
    });
    expect(await screen.findByRole('region', { name: 'Reports' })).toBeInTheDocument();
  });

  it('says beside the field why a change was refused', async () => {
    mockEndpoint(changeTeam, () => failWith('invalid_input', { name: 'There is a team Search already.' }));
    await openPage();
    await press('Change');
    const form = await dialog('Change Hiring');
    await userEvent.clear(form.getByLabelText('Name'));
    await userEvent.type(form.getByLabelText('Name'), 'Search');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('There is a team Search already.')).toBeInTheDocument();
  });

  describe('with a browser that makes keys', () => {
    // jsdom has no subtle crypto: a browser's is the same as that of Node.
    beforeEach(() => Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true }));
    afterEach(() => Reflect.deleteProperty(crypto, 'subtle'));

    it('makes a key, which is shown once and whose private half is not sent', async () => {
      let sent: { public_key?: string } = {};
      const token = `foothold_release_${'gmD3'.repeat(10)}gmD`;
      mockEndpoint(createReleaseKey, ({ params, body }) => {
        sent = { ...params, ...body };
        const key = aKey({ id: 8, name: body.name });
        teams = [aTeam({ keys: [key, aKey()] })];
        return { key, token };
      });
      await openPage();
      await press('New key');
      const form = await dialog('New key of Hiring');
      await userEvent.type(form.getByLabelText('Name'), 'Laptop');
      await userEvent.click(form.getByRole('checkbox', { name: 'Roll back' }));
      await userEvent.selectOptions(form.getByLabelText('Expires in'), '30 days');
      await userEvent.selectOptions(form.getByLabelText('Largest release'), '8 MB');
      await userEvent.click(form.getByRole('button', { name: 'Make the key' }));

      const shown = within(await screen.findByRole('alertdialog', { name: 'The key Laptop' }));
      const text = shown.getByText(/^foothold_release_/).textContent ?? '';
      const key = parseReleaseKey(text);
      if (!key) throw new Error('It shows no whole key.');
      expect(key.token).toBe(token);
      expect(sent).toEqual({
        ...{ id: 3, name: 'Laptop', apps: ['candidate'], permissions: ['publish', 'flip'], expires_in_days: 30 },
        max_megabytes: 8,
        public_key: key.public_key,
      });
      const record = { app: 'candidate' } as ReleaseRecord;
      expect(isSignatureOf(record, signRecord(record, key), key.public_key)).toBe(true);
      await userEvent.click(shown.getByRole('button', { name: 'I have kept it' }));
      expect(await screen.findByRole('button', { name: 'Revoke Laptop' })).toBeInTheDocument();
      expect(screen.queryByText(text)).toBeNull();
    });
  });

  it('says so where the browser cannot make keys', async () => {
    await openPage();
    await press('New key');
    const form = await dialog('New key of Hiring');
    await userEvent.type(form.getByLabelText('Name'), 'Laptop');
    await userEvent.click(form.getByRole('button', { name: 'Make the key' }));
    expect(await form.findByText(/^This browser cannot make keys here\. Update it, or/)).toBeInTheDocument();
  });

  it('revokes a key after asking', async () => {
    mockEndpoint(revokeReleaseKey, ({ params }) => {
      teams = [aTeam({ keys: [aKey({ id: params.key_id, revoked_at: '2026-11-22T09:00:00.000Z' })] })];
      return { message: 'The key CI was revoked.' };
    });
    await openPage();
    await press('Revoke CI');
    const question = within(await screen.findByRole('alertdialog', { name: 'Revoke CI?' }));
    await userEvent.click(question.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('The key CI was revoked.')).toBeInTheDocument();
    expect(await screen.findByText('Revoked 22 Nov 2026')).toBeInTheDocument();
  });

  it('deletes a team after asking, and then says how one begins', async () => {
    mockEndpoint(deleteTeam, () => {
      teams = [];
      return { message: 'The team Hiring and its keys were deleted.' };
    });
    await openPage();
    await press('Delete');
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Hiring?' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No team yet')).toBeInTheDocument();
  });
});
