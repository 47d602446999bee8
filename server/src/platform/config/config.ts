import * as z from 'zod';
import { parseWeeklyWindows } from '../time/weeklyWindows';
import { backupSettings, checkBackupSettings } from './backupSettings';
import { checkDatabaseSettings, databaseSettings, postgresUrl, withDatabaseDefaults } from './databaseSettings';
import { parseS3Url } from './s3Url';
import { trustedProxies } from './trustedProxies';
import { url } from './url';

const localHostnames = new Set(['localhost', '127.0.0.1', '[::1]']);
const isTimeZone = (name: string) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

const onOff = z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1');
const portNumber = z.coerce
  .number('must be a port number')
  .int()
  .min(0, 'must be a port number')
  .max(65_535, 'must be a port number');

const shutdownDelayRule = 'must be a number of milliseconds up to 60000';
const shutdownDelay = z.coerce
  .number(shutdownDelayRule)
  .int(shutdownDelayRule)
  .min(0, shutdownDelayRule)
  .max(60_000, shutdownDelayRule);

const senderPattern = /^(?:([^<>\p{Cc}]*)<([^<>\s]+)>|(\S+))$/u;
const senderAddress = z.string().transform((value, context) => {
  const [, name = '', bracketed, bare] = senderPattern.exec(value.trim()) ?? [];
  const { data: address } = z.email().safeParse(bracketed ?? bare);
  if (address) return { name: name.trim(), address };
  context.addIssue({ code: 'custom', message: 'must look like Foothold <no-reply@foothold.example>' });
  return z.NEVER;
});

const socialLinks = z.string().transform((value, context) => {
  const links = value.split(',').map((entry) => {
    const [, label = '', href = ''] = /^([^=]+)=(.+)$/.exec(entry.trim()) ?? [];
    return { label: label.trim(), href: href.trim() };
  });
  if (links.every(({ label, href }) => label && URL.canParse(href) && new URL(href).protocol === 'https:'))
    return links;
  context.addIssue({ code: 'custom', message: 'must look like LinkedIn=https://…,X=https://…, each with https' });
  return z.NEVER;
});

const defaultClamdPort = 3310;
const clamdExample = 'clamd://host:3310 or unix:/run/clamav/clamd.ctl';
/** Where a clamd listens, as `connect` of node:net takes it. */
const clamdAddress = z.string().transform((value, context) => {
  const [, path] = /^unix:(?:\/\/)?(\/[^/].*)$/.exec(value) ?? [];
  if (path) return { path };
  const [, host, givenPort] = /^(?:clamd|tcp):\/\/(\[[^\]]+\]|[^\s:/?#@[\]]+)(?::(\d{1,5}))?\/?$/.exec(value) ?? [];
  const { data: port } = portNumber.safeParse(givenPort ?? defaultClamdPort);
  if (host && port) return { host: host.replace(/^\[|\]$/g, ''), port };
  context.addIssue({ code: 'custom', message: `must look like ${clamdExample}` });
  return z.NEVER;
});

const s3Address = z.string().transform((value, context) => {
  const address = parseS3Url(value);
  if (typeof address !== 'string') return address;
  context.addIssue({ code: 'custom', message: address });
  return z.NEVER;
});

const weeklyWindows = z.string().transform((value, context) => {
  const windows = parseWeeklyWindows(value);
  if (windows) return windows;
  context.addIssue({ code: 'custom', message: 'must look like fri 16:00-mon 08:00, wed 12:00-wed 13:00' });
  return z.NEVER;
});

const redisExample = 'redis://user:password@host:6379/0 or rediss://…';
const isRedisUrl = (value: string) => {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, hostname, pathname, search, hash } = new URL(value);
  // A percent sign that encodes nothing would end the server when the client decodes it.
  const isDecodable = /^(?:[^%]|%[0-7][0-9a-f])*$/i.test(username + password);
  const isDatabase = /^\/?\d{0,4}$/.test(pathname);
  return /^rediss?:$/.test(protocol) && hostname !== '' && isDecodable && isDatabase && !search && !hash;
};

const environmentSchema = z
  .object({
    NODE_ENV: z
      .enum(['development', 'test', 'production'], 'must be development, test or production')
      .default('development'),
    PORT: portNumber.default(3000),
    HOST: z.string().default('127.0.0.1'),
    /** Milliseconds for which a server that stops still answers, while `/readyz` sends balancers away. */
    SHUTDOWN_DELAY: shutdownDelay.default(0),
    DATA_DIR: z.string().default('.data'),
    DATABASE_URL: postgresUrl,
    ...databaseSettings,
    ...backupSettings,
    APP_ORIGIN: url(['http:', 'https:'], 'https://foothold.example').transform(
      (value) => value && new URL(value).origin,
    ),
    SMTP_URL: url(['smtp:', 'smtps:'], 'smtps://user:password@host:465'),
    MAIL_FROM: senderAddress.optional(),
    /** Scans documents for malware. Unset, they open unscanned. */
    CLAMD_URL: clamdAddress.optional(),
    /** Keeps files and releases. Unset, they lie in DATA_DIR. */
    S3_URL: s3Address.optional(),
    /** Whether downloads are redirected to the object storage. */
    S3_SIGNED_LINKS: onOff.default(false),
    /** Keeps rate limits and passes on live events. Unset, the database does. */
    REDIS_URL: z.string().refine(isRedisUrl, `must look like ${redisExample}`).optional(),
    ADMIN_EMAIL: z.email('must be an email address').toLowerCase().optional(),
    ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').max(200).optional(),
    /** Encrypts secrets in the database. Unset, a key is generated in DATA_DIR. */
    SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
    /** Whether admins must set up two-factor login before they may do anything else. */
    REQUIRE_ADMIN_2FA: onOff.default(false),
    /** Whether the front page claims the figures of its text beside those that it counts. */
    FRONT_PAGE_CLAIMS: onOff.default(true),
    /** Whether the browsers of students keep what they read for when there is no connection. */
    OFFLINE_READING: onOff.default(true),
    CHAT_GROUP_URL: url(['https:'], 'https://chat.whatsapp.com/…'),
    /** The site's accounts on social networks, as `name=address`. */
    SOCIAL_LINKS: socialLinks.optional(),
    /** Authenticates commands such as `release` from other machines. */
    OPERATOR_TOKEN: z
      .string()
      .min(32, 'must have at least 32 characters, such as 32 random bytes in base64')
      .optional(),
    /** With it `/metrics` is served to who sends it. */
    METRICS_TOKEN: z.string().min(32, 'must have at least 32 characters, such as 32 random bytes in base64').optional(),
    /** On it `/metrics` is served to everybody who reaches it. */
    METRICS_PORT: portNumber.optional(),
    METRICS_HOST: z.string().optional(),
    /** The collector to which traces are sent. The SDK reads the other OTEL_ variables. */
    OTEL_EXPORTER_OTLP_ENDPOINT: url(['http:', 'https:'], 'http://collector:4318'),
    PLATFORM_TIME_ZONE: z
      .string()
      .refine(isTimeZone, 'must be a time zone such as Africa/Lagos')
      .default('Africa/Lagos'),
    /** When no rollout takes a step, in PLATFORM_TIME_ZONE. */
    RELEASE_FREEZE: weeklyWindows.optional(),
    DEMO: onOff.default(false),
    RATE_LIMIT: onOff.default(true),
    /** The proxies whose forwarding headers are trusted. */
    TRUSTED_PROXIES: trustedProxies.optional(),
    /** Whether the source maps of areas that visitors may load are served to them too. */
    SOURCE_MAPS: onOff.default(false),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  })
  .transform((values) => ({ ...values, APP_ORIGIN: values.APP_ORIGIN ?? `http://localhost:${values.PORT}` }))
  .transform((values) => ({ ...values, MAIL_FROM: values.MAIL_FROM ?? defaultSender(values.APP_ORIGIN) }))
  .superRefine((values, context) => {
    const refuse = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message });
    if (values.DEMO && values.NODE_ENV === 'production') refuse('DEMO', 'is refused where NODE_ENV is production');
    if (values.DEMO && !localHostnames.has(new URL(values.APP_ORIGIN).hostname))
      refuse('DEMO', 'is refused where APP_ORIGIN is not this machine: its accounts have a known password');
    if (values.S3_SIGNED_LINKS && !values.S3_URL)
      refuse('S3_SIGNED_LINKS', 'needs S3_URL: files in a folder have no such links');
    if (values.METRICS_PORT !== undefined && values.METRICS_PORT !== 0 && values.METRICS_PORT === values.PORT)
      refuse('METRICS_PORT', 'must be another than PORT: everybody who reaches it may read the metrics');
    if (Boolean(values.ADMIN_EMAIL) !== Boolean(values.ADMIN_PASSWORD))
      refuse('ADMIN_PASSWORD', 'and ADMIN_EMAIL go together: set both or neither');
    checkDatabaseSettings(values, refuse);
    checkBackupSettings(values, refuse);
  })
  .transform(withDatabaseDefaults);

const defaultSender = (origin: string) => ({ name: 'Foothold', address: `no-reply@${new URL(origin).hostname}` });

export type Config = z.output<typeof environmentSchema>;

/** The environment is invalid. The message has one line for each variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Parses the environment. An empty value counts as unset. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const { data, error } = environmentSchema.safeParse(set);
  if (data) return data;
  const lines = error.issues.map(({ path, message }) => `  ${path.join('.')} ${message}`);
  throw new ConfigError(`The configuration has a mistake:\n${lines.join('\n')}`);
}
