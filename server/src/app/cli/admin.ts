import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { print, UsageError } from '@foothold/shared/commands';
import type { LimitedAdminRole } from '@foothold/shared/contract';
import { changeAdminRole, createAdmin, resetAdmin } from '@foothold/shared/contract/admin';
import { runCommand, validateBody } from './command';
import { withOperations } from './withOperations';

const usage = `Use it as:
  pnpm admin create ada@example.ng                     makes an admin
  pnpm admin create ada@example.ng --role reviewer     makes one who reviews companies, people and jobs alone
  pnpm admin role ada@example.ng release-manager       gives an admin this part alone: reviewer, release-manager or all
  pnpm admin reset ada@example.ng                      gives a link to set a new password, ends every session
  pnpm admin reset ada@example.ng --two-factor-off     and switches two-factor login off
  pnpm admin remove-demo                               deletes the demo accounts and what belongs to them
The password of a new admin comes from ADMIN_PASSWORD, unless that is of ADMIN_EMAIL, or is asked for.`;

// Where both are set they are for the first admin, whom a server creates: nobody else gets that password.
const { ADMIN_EMAIL: firstAdmin, ADMIN_PASSWORD, ...environment } = process.env;
// Before its first start a server has no other way to get an admin.
const offlineData = 'any';

runCommand(async () => {
  const args = process.argv.slice(2);
  if (args.join() === 'remove-demo') return removeDemo();
  await parseCommand(args)();
});

async function create(address: string, admin_role: LimitedAdminRole | null) {
  const isMeant = !firstAdmin?.trim() || firstAdmin.trim() === address;
  const password = (isMeant && ADMIN_PASSWORD?.trim()) || (await askHidden(`Password for ${address}: `));
  const body = validateBody(createAdmin, { email: address, password, admin_role });
  const { created } = await withOperations((operations) => operations.createAdmin(body), { environment, offlineData });
  print(
    created
      ? `${body.email} is ${describeRole(admin_role)} now.`
      : `${body.email} is an admin already; nothing was changed.`,
  );
}

async function changeRole(address: string, admin_role: LimitedAdminRole | null) {
  const body = validateBody(changeAdminRole, { email: address, admin_role });
  const { changed } = await withOperations((operations) => operations.changeAdminRole(body), {
    environment,
    offlineData,
  });
  const said = `${body.email} is ${describeRole(admin_role)}`;
  print(changed ? `${said} now, and logs in anew.` : `${said} already; nothing was changed.`);
}

const describeRole = (role: LimitedAdminRole | null) =>
  role === null ? 'an admin' : role === 'reviewer' ? 'an admin who reviews' : 'an admin who manages releases';

async function reset(address: string, two_factor_off: boolean) {
  const body = validateBody(resetAdmin, { email: address, two_factor_off });
  const { link, two_factor_was_on } = await withOperations((operations) => operations.resetAdmin(body), {
    environment,
    offlineData,
  });
  print(`The password of ${body.email} does not work any more, and every session has ended.`);
  if (two_factor_off) print(two_factor_was_on ? 'Two-factor login is off.' : 'Two-factor login was not on.');
  print('A new password is set here, once, within 30 minutes:');
  print(link);
}

async function removeDemo() {
  const accounts = await withOperations((operations) => operations.removeDemo(), {
    environment,
    offlineData: 'existing',
  });
  print(accounts > 0 ? `${accounts} demo accounts were deleted.` : 'There are no demo accounts; nothing was changed.');
}

/** The work that the arguments ask for. */
function parseCommand(args: string[]): () => Promise<void> {
  const { values, positionals } = parseOptions(args);
  const [verb, email = '', role, ...more] = positionals;
  const { 'two-factor-off': two_factor_off = false, role: given } = values;
  // Each verb with what it takes, and nothing else. An empty --role counts: an unset variable must not give all of the work.
  const isGiven = given !== undefined;
  const shape = [verb, email && 'email', role && 'role', ...more, isGiven && '--role', two_factor_off && '--off'];
  switch (shape.filter(Boolean).join(' ')) {
    case 'create email':
    case 'create email --role':
      return () => create(email, toRole(given ?? 'all'));
    case 'role email role':
      return () => changeRole(email, toRole(role ?? ''));
    case 'reset email':
    case 'reset email --off':
      return () => reset(email, two_factor_off);
  }
  throw new UsageError(usage);
}

const roleNames: Record<string, LimitedAdminRole | null> = {
  all: null,
  reviewer: 'reviewer',
  'release-manager': 'release_manager',
};

function toRole(name: string): LimitedAdminRole | null {
  const role = Object.hasOwn(roleNames, name) ? roleNames[name] : undefined;
  if (role === undefined) throw new UsageError(`There is no role ${name}: reviewer, release-manager or all.`);
  return role;
}

function parseOptions(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { 'two-factor-off': { type: 'boolean' }, role: { type: 'string' } },
    });
  } catch {
    throw new UsageError(usage);
  }
}

/** Prompts without echoing the input. */
async function askHidden(question: string): Promise<string> {
  if (!process.stdin.isTTY)
    throw new UsageError('Give the password in ADMIN_PASSWORD, without ADMIN_EMAIL, or run this in a terminal.');
  process.stdout.write(question);
  const muted = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: process.stdin, output: muted, terminal: true });
  const answer = await reader.question('');
  reader.close();
  print();
  return answer;
}
