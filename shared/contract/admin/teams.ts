import { endpoint, releaseManagerRoles } from '../endpoint';
import { id, idText, instant, nameText } from '../fields';
import * as z from '../schema';
import { email } from '../sessionInput';
import { webOrigin } from './releaseOrigins';
import { appName } from './releaseRecord';

/** What a release key may do. `canary` also ends one, `disable` also enables again. */
export const releasePermissions = ['publish', 'canary', 'flip', 'rollback', 'disable'] as const;
export type ReleasePermission = (typeof releasePermissions)[number];

export const releaseKey = z.object({
  id,
  name: z.string(),
  apps: z.array(appName),
  permissions: z.array(z.enum(releasePermissions)),
  max_megabytes: z.int(),
  created_at: instant,
  /** An admin's email address; null where an operator made it, or the admin is gone. */
  created_by: z.string().nullable(),
  expires_at: instant,
  last_used_at: instant.nullable(),
  revoked_at: instant.nullable(),
});
export type ReleaseKey = z.infer<typeof releaseKey>;

export const team = z.object({
  id,
  name: z.string(),
  email: z.string(),
  apps: z.array(appName),
  /** Beside this site, from where the scripts of its releases may be loaded. */
  origins: z.array(z.string()),
  /** Newest first; revoked ones for 90 days. */
  keys: z.array(releaseKey),
});
export type Team = z.infer<typeof team>;

const apps = z.array(appName).max(20, 'At most 20 apps.');
/**
 * What a team is called, whom to ask about its apps, which these are, and where their releases may lie. Pages of earlier
 * releases send no origins, which leaves those that it has.
 */
export const teamInput = z.object({
  name: nameText('A name', 60),
  email,
  apps,
  origins: z.array(webOrigin).max(5, 'At most 5 origins.').optional(),
});

/** Half of an Ed25519 key: 32 bytes in base64url. */
const publicKey = z.string().regex(/^[\w-]{43}$/, 'A public key has 32 bytes, in base64url.');

/** What a new key is for. */
export const releaseKeyInput = z.object({
  name: nameText('A name', 60),
  apps: apps.min(1, 'Choose at least one app.'),
  permissions: z.array(z.enum(releasePermissions)).min(1, 'Choose at least one permission.'),
  expires_in_days: z.coerce
    .number()
    .int('Days until it expires are a whole number.')
    .min(1, 'At least one day.')
    .max(366, 'At most 366 days.'),
  /** The largest release that it may publish, all files together. */
  max_megabytes: z.coerce
    .number()
    .int('Megabytes are a whole number.')
    .min(1, 'At least 1 MB.')
    .max(32, 'At most 32 MB.')
    .default(16),
});

const teamParams = z.object({ id: idText });

export const listTeams = endpoint({
  method: 'GET',
  path: '/teams',
  access: [...releaseManagerRoles, 'operator'],
  summary: 'The teams, the apps that each owns, and its release keys.',
  output: z.object({ teams: z.array(team) }),
});

export const createTeam = endpoint({
  method: 'POST',
  path: '/teams',
  access: [...releaseManagerRoles, 'operator'],
  summary:
    'Makes a team. Fails with `invalid_input`, and says in `fields` whether another has its name, or owns one of the apps.',
  status: 201,
  body: teamInput,
  output: z.object({ team }),
});

export const changeTeam = endpoint({
  method: 'PUT',
  path: '/teams/:id',
  access: [...releaseManagerRoles, 'operator'],
  summary: 'Changes a team. Its keys can do nothing more with an app that it no longer owns.',
  params: teamParams,
  body: teamInput,
  output: z.object({ team }),
});

export const deleteTeam = endpoint({
  method: 'DELETE',
  path: '/teams/:id',
  access: [...releaseManagerRoles, 'operator'],
  summary: 'Deletes a team with its keys. Its apps stay as they are, owned by nobody.',
  params: teamParams,
  output: z.object({ message: z.string() }),
});

export const createReleaseKey = endpoint({
  method: 'POST',
  path: '/teams/:id/keys',
  access: [...releaseManagerRoles, 'operator'],
  summary:
    'Makes a release key of a team, for apps that it owns. The token is in this response alone; the private half of what signs never comes here.',
  status: 201,
  params: teamParams,
  /** A key without a public half, as pages of earlier releases make it, publishes nothing. */
  body: releaseKeyInput.extend({ public_key: publicKey.optional() }),
  output: z.object({ key: releaseKey, token: z.string() }),
});

export const revokeReleaseKey = endpoint({
  method: 'DELETE',
  path: '/teams/:id/keys/:key_id',
  access: [...releaseManagerRoles, 'operator'],
  summary: 'Revokes a release key, now and for good.',
  params: teamParams.extend({ key_id: idText }),
  output: z.object({ message: z.string() }),
});
