import * as z from 'zod';

const localHostnames = new Set(['localhost', '127.0.0.1', '[::1]']);
const isTimeZone = (name: string) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

const url = (protocols: string[], example: string) =>
  z
    .string()
    .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), `must look like ${example}`)
    .optional();
// A setting that nothing reads would promise what does not happen, so it stops the start.
const unsupported = (instead: string) =>
  z
    .string()
    .optional()
    .refine((value) => value === undefined, `is not supported: ${instead}. Unset it`);
const onOff = z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1');
const port = z.coerce
  .number('must be a port number')
  .int()
  .min(0, 'must be a port number')
  .max(65_535, 'must be a port number');

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

const environmentSchema = z
  .object({
    NODE_ENV: z
      .enum(['development', 'test', 'production'], 'must be development, test or production')
      .default('development'),
    PORT: port.default(3000),
    HOST: z.string().default('127.0.0.1'),
    DATA_DIR: z.string().default('.data'),
    DATABASE_URL: url(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/foothold'),
    APP_ORIGIN: url(['http:', 'https:'], 'https://foothold.example').transform(
      (value) => value && new URL(value).origin,
    ),
    SMTP_URL: url(['smtp:', 'smtps:'], 'smtps://user:password@host:465'),
    MAIL_FROM: senderAddress.optional(),
    S3_URL: unsupported('files are kept in DATA_DIR/files, which all processes must share'),
    REDIS_URL: unsupported('throttles and live notifications go through the database'),
    ADMIN_EMAIL: z.email('must be an email address').toLowerCase().optional(),
    ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').max(200).optional(),
    /** Seals what the database must not give away. Unset, a key is made in DATA_DIR. */
    SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
    /** Whether admins may do nothing before they have set up two-factor login. */
    REQUIRE_ADMIN_2FA: onOff.default(false),
    CHAT_GROUP_URL: url(['https:'], 'https://chat.whatsapp.com/…'),
    /** Accounts of the site's own, by the name that people know them under. */
    SOCIAL_LINKS: socialLinks.optional(),
    /** With which commands such as `release` come to this server from elsewhere. */
    OPERATOR_TOKEN: z
      .string()
      .min(32, 'must have at least 32 characters, such as 32 random bytes in base64')
      .optional(),
    PLATFORM_TIME_ZONE: z
      .string()
      .refine(isTimeZone, 'must be a time zone such as Africa/Lagos')
      .default('Africa/Lagos'),
    DEMO: onOff.default(false),
    RATE_LIMIT: onOff.default(true),
    /** Addresses of the proxies in front, separated by commas: only theirs is a forwarded address believed. */
    TRUSTED_PROXIES: z.string().optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  })
  .transform((values) => ({ ...values, APP_ORIGIN: values.APP_ORIGIN ?? `http://localhost:${values.PORT}` }))
  .transform((values) => ({ ...values, MAIL_FROM: values.MAIL_FROM ?? defaultSender(values.APP_ORIGIN) }))
  .superRefine((values, context) => {
    const refuse = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message });
    if (values.DEMO && values.NODE_ENV === 'production') refuse('DEMO', 'is refused where NODE_ENV is production');
    if (values.DEMO && !localHostnames.has(new URL(values.APP_ORIGIN).hostname))
      refuse('DEMO', 'is refused where APP_ORIGIN is not this machine: its accounts have a known password');
    if (Boolean(values.ADMIN_EMAIL) !== Boolean(values.ADMIN_PASSWORD))
      refuse('ADMIN_PASSWORD', 'and ADMIN_EMAIL go together: set both or neither');
  });

const defaultSender = (origin: string) => ({ name: 'Foothold', address: `no-reply@${new URL(origin).hostname}` });

export type Config = z.output<typeof environmentSchema>;

/** What is wrong with the environment, one line a variable. */
export class ConfigError extends Error {
  override name = 'BadConfig';
}

/** Reads and checks the environment. An empty value is an unset one. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const { data, error } = environmentSchema.safeParse(set);
  if (data) return data;
  const lines = error.issues.map(({ path, message }) => `  ${path.join('.')} ${message}`);
  throw new ConfigError(`The configuration has a mistake:\n${lines.join('\n')}`);
}
