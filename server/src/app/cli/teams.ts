import { parseArgs } from 'node:util';
import { print, UsageError } from '@foothold/shared/commands';
import { createReleaseKey, createTeam, formatReleaseKey, type Team } from '@foothold/shared/contract/admin';
import { createKeyPair } from '@foothold/shared/signature';
import { runCommand, validateBody } from './command';
import type { Operations } from './operations';
import { withOperations } from './withOperations';

const usage = `Use it as:
  pnpm teams                                                    lists teams, their apps and their release keys
  pnpm teams create Candidates team@example.ng --apps candidate makes a team that owns these apps
  pnpm teams change Candidates team@example.ng --apps candidate gives it this address and these apps
                                                                with --origins https://cdn.example, their scripts may lie there too
  pnpm teams delete Candidates                                  deletes it and its keys
  pnpm teams key Candidates CI --apps candidate --may publish,flip --days 90
                                                                makes a key and prints it, once
                                                                with --megabytes 8, it publishes no larger release than that; 16 else
  pnpm teams revoke Candidates 7                                revokes the key with this number
each with --offline-data where no server is running on the data. What a key may: publish, canary, flip, rollback, disable.`;

type Work = (operations: Operations) => Promise<void>;

runCommand(async () => {
  const { values, positionals } = parseOptions();
  const offlineData = values['offline-data'] ? 'existing' : 'never';
  await withOperations(toWork(positionals, values), { offlineData });
});

function parseOptions() {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        apps: text,
        origins: text,
        may: text,
        days: text,
        megabytes: text,
        'offline-data': { type: 'boolean' },
      },
    });
  } catch {
    throw new UsageError(usage);
  }
}

interface Values {
  apps?: string | undefined;
  origins?: string | undefined;
  may?: string | undefined;
  days?: string | undefined;
  megabytes?: string | undefined;
}

function toWork([verb, name = '', ...more]: string[], values: Values): Work {
  const [first = ''] = more;
  const apps = splitList(values.apps);
  // Not named, they stay as they are.
  const origins = values.origins === undefined ? undefined : splitList(values.origins);
  if (verb === undefined) return list;
  if (verb === 'create' && more.length === 1) {
    const body = validateBody(createTeam, { name, email: first, apps, origins });
    return async (operations) => printTeam((await operations.createTeam(body)).team);
  }
  if (verb === 'change' && more.length === 1) {
    const body = validateBody(createTeam, { name, email: first, apps, origins });
    return async (operations) => printTeam((await operations.changeTeam(await findTeam(operations, name), body)).team);
  }
  if (verb === 'delete' && more.length === 0)
    return async (operations) => print((await operations.deleteTeam(await findTeam(operations, name))).message);
  if (verb === 'revoke' && more.length === 1)
    return async (operations) =>
      print((await operations.revokeReleaseKey(await findTeam(operations, name), toKeyId(first))).message);
  if (verb === 'key' && more.length === 1) {
    const { private_key, public_key } = createKeyPair();
    const terms = {
      ...{ name: first, apps, permissions: splitList(values.may), expires_in_days: Number(values.days) },
      max_megabytes: values.megabytes,
    };
    const body = validateBody(createReleaseKey, { ...terms, public_key });
    return async (operations) => {
      const { key, token } = await operations.createReleaseKey(await findTeam(operations, name), body);
      print(`The key ${key.name} expires on ${key.expires_at.slice(0, 10)}. It is shown here alone:`);
      print(formatReleaseKey({ token, private_key, public_key }));
    };
  }
  throw new UsageError(usage);
}

const splitList = (text = '') => text.split(',').filter(Boolean);

function toKeyId(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new UsageError(`${text} is not the number of a key. They stand in: pnpm teams`);
}

async function findTeam(operations: Operations, name: string): Promise<number> {
  const { teams } = await operations.listTeams();
  const found = teams.find((team) => team.name.toLowerCase() === name.toLowerCase());
  if (found) return found.id;
  throw new UsageError(`There is no team ${name}. There are: ${teams.map((team) => team.name).join(', ') || 'none'}.`);
}

async function list(operations: Operations): Promise<void> {
  const { teams } = await operations.listTeams();
  if (!teams.length) print('There are no teams.');
  for (const team of teams) printTeam(team);
}

function printTeam({ name, email, apps, origins, keys }: Team): void {
  const from = origins.length ? `  from ${origins.join(', ')}` : '';
  print(`${name}  ${email}  ${apps.length ? apps.join(', ') : 'owns no app'}${from}`);
  for (const { id, name: key, apps: of, permissions, max_megabytes, expires_at, last_used_at, revoked_at } of keys) {
    const end = revoked_at ? `revoked ${revoked_at.slice(0, 10)}` : `until ${expires_at.slice(0, 10)}`;
    const use = last_used_at ? `last used ${last_used_at.slice(0, 10)}` : 'never used';
    print(`  ${id}  ${key}  ${of.join(', ')}: ${permissions.join(', ')}, ${max_megabytes} MB  ${end}, ${use}`);
  }
}
