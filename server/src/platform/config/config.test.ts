import { ConfigError, readConfig } from './config';

describe('readConfig', () => {
  it('returns defaults when no variable is set', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: '.data',
      APP_ORIGIN: 'http://localhost:3000',
      PLATFORM_TIME_ZONE: 'Africa/Lagos',
      DEMO: false,
      RATE_LIMIT: true,
    });
  });

  it('treats an empty value as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', ADMIN_EMAIL: '', ADMIN_PASSWORD: '' }).PORT).toBe(3000);
  });

  it('reduces APP_ORIGIN to its origin when it has a path', () => {
    expect(readConfig({ APP_ORIGIN: 'https://jobs.example.ng/home/' }).APP_ORIGIN).toBe('https://jobs.example.ng');
  });

  it.each([
    ['PORT', 'http', 'must be a port number'],
    ['PORT', '70000', 'must be a port number'],
    ['SHUTDOWN_DELAY', '60001', 'must be a number of milliseconds up to 60000'],
    ['DATABASE_URL', 'mysql://x', 'must look like postgres://'],
    ['DATABASE_URL', 'postgres://one,two/foothold', 'must name one host'],
    ['DATABASE_READ_URL', 'postgres://host/foothold', 'is for PostgreSQL: set DATABASE_URL'],
    ['DATABASE_POOL_SIZE', '1', 'must be a number of connections from 2 to 1000'],
    ['DATABASE_STATEMENT_TIMEOUT', '15s', 'must be a number of milliseconds from 1000'],
    ['DATABASE_LOCK_TIMEOUT', '20000', 'must not be longer than DATABASE_STATEMENT_TIMEOUT'],
    ['DATABASE_LOCK_TIMEOUT', '500', 'is for PostgreSQL: set DATABASE_URL'],
    ['APP_ORIGIN', 'jobs.example.ng', 'must look like https://'],
    ['PLATFORM_TIME_ZONE', 'Lagos', 'must be a time zone such as Africa/Lagos'],
    ['DEMO', 'yes', 'must be 0 or 1'],
    ['RATE_LIMIT', 'off', 'must be 0 or 1'],
    ['NODE_ENV', 'prod', 'must be development, test or production'],
    ['ADMIN_EMAIL', 'boss', 'must be an email address'],
    ['S3_URL', 's3://key:secret@host/bucket', 'must look like https://KEY:SECRET@host/bucket'],
    ['S3_URL', 'https://key:secret@host/bucket#part', 'must look like https://KEY:SECRET@host/bucket'],
    ['S3_URL', 'http://key:secret@s3.example/bucket', 'must start with https'],
    ['S3_URL', 'http://key:secret@8.8.8.8/bucket', 'must start with https'],
    ['S3_URL', 'https://host/bucket', 'must hold the key and its secret'],
    ['S3_URL', 'https://key@host/bucket', 'must hold the key and its secret'],
    ['S3_URL', 'https://key:se%zzcret@host/bucket', 'must hold the key and its secret'],
    ['S3_URL', 'https://key:secret@host', 'must name a bucket'],
    ['S3_URL', 'https://key:secret@host/Bucket', 'must name a bucket'],
    ['S3_URL', 'https://key:secret@host/bucket//x', 'may have letters, digits'],
    ['S3_URL', 'https://key:secret@host/bucket/%2Fx', 'may have letters, digits'],
    ['S3_URL', 'https://key:secret@host/bucket?region=', 'must have a region such as eu-west-1'],
    ['S3_URL', 'https://key:secret@host/bucket?addressing=host', 'may say addressing=path or addressing=virtual'],
    ['S3_URL', 'https://key:secret@host/bucket?ssl=0', 'may have the options region and addressing'],
    ['S3_SIGNED_LINKS', '1', 'needs S3_URL'],
    ['REDIS_URL', 'http://127.0.0.1:6379', 'must look like redis://user:password@host:6379/0'],
    ['REDIS_URL', '127.0.0.1:6379', 'must look like redis://'],
    ['REDIS_URL', 'redis://', 'must look like redis://'],
    ['REDIS_URL', 'redis://host/first', 'must look like redis://'],
    ['REDIS_URL', 'redis://user:50%@host', 'must look like redis://'],
    ['REDIS_URL', 'redis://host?db=1', 'must look like redis://'],
    ['MAIL_FROM', 'Foothold', 'must look like Foothold <no-reply@foothold.example>'],
    ['MAIL_FROM', 'Foothold\r\nBcc: x <jobs@example.ng>', 'must look like Foothold'],
    ['CLAMD_URL', '127.0.0.1:3310', 'must look like clamd://host:3310 or unix:/run/clamav/clamd.ctl'],
    ['CLAMD_URL', 'http://127.0.0.1:3310', 'must look like clamd://'],
    ['CLAMD_URL', 'clamd://', 'must look like clamd://'],
    ['CLAMD_URL', 'clamd://host:0', 'must look like clamd://'],
    ['CLAMD_URL', 'clamd://host:99999', 'must look like clamd://'],
    ['CLAMD_URL', 'clamd://user@host', 'must look like clamd://'],
    ['CLAMD_URL', 'clamd://host/path', 'must look like clamd://'],
    ['CLAMD_URL', 'unix:', 'must look like clamd://'],
    ['CLAMD_URL', 'unix://run/clamd.ctl', 'must look like clamd://'],
    ['CHAT_GROUP_URL', 'http://chat.example/foothold', 'must look like https://'],
    ['CHAT_GROUP_URL', 'javascript:alert(1)', 'must look like https://'],
    ['SOCIAL_LINKS', 'https://x.com/foothold', 'must look like LinkedIn=https://…,X=https://…'],
    ['SOCIAL_LINKS', 'X=x.com/foothold', 'must look like LinkedIn=https://'],
    ['SOCIAL_LINKS', 'X=https://x.com/foothold,', 'must look like LinkedIn=https://'],
    ['SOCIAL_LINKS', 'X=javascript:alert(1)', 'must look like LinkedIn=https://'],
  ])('fails with the rule of the variable when %s is %s', (name, value, sentence) => {
    const read = () => readConfig({ ADMIN_PASSWORD: 'long enough', [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(`${name} ${sentence}`);
  });

  it('lists every invalid variable in one error', () => {
    expect(() => readConfig({ PORT: 'x', DEMO: 'x' })).toThrow(/PORT .*\n.*DEMO/);
  });

  it.each([
    [{ NODE_ENV: 'production' }, 'NODE_ENV is production'],
    [{ APP_ORIGIN: 'https://jobs.example.ng' }, 'APP_ORIGIN is not this machine'],
  ])('refuses demo accounts when the server is not local', (env, sentence) => {
    expect(() => readConfig({ DEMO: '1', ...env })).toThrow(sentence);
  });

  it('fails when only one of ADMIN_EMAIL and ADMIN_PASSWORD is set', () => {
    expect(() => readConfig({ ADMIN_EMAIL: 'a@example.ng' })).toThrow('ADMIN_PASSWORD and ADMIN_EMAIL go together');
  });

  it.each([
    ['clamd://scanner.example:3311', { host: 'scanner.example', port: 3311 }],
    ['tcp://127.0.0.1/', { host: '127.0.0.1', port: 3310 }],
    ['clamd://[::1]:3310', { host: '::1', port: 3310 }],
    ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
    ['unix:///run/clam av/clamd.ctl', { path: '/run/clam av/clamd.ctl' }],
  ])('parses CLAMD_URL to an address when it is %s', (value, address) => {
    expect(readConfig({ CLAMD_URL: value }).CLAMD_URL).toEqual(address);
  });

  it.each([
    ['https://key:se%2Fcr+et@s3.example:9000/files', { endpoint: 'https://s3.example:9000', prefix: '' }],
    ['http://key:se%2Fcr+et@127.0.0.1:9000/files/a/b/', { endpoint: 'http://127.0.0.1:9000', prefix: 'a/b/' }],
    ['http://key:se%2Fcr+et@minio:9000/files/', { endpoint: 'http://minio:9000', prefix: '' }],
    ['http://key:se%2Fcr+et@[fd00::1]/files', { endpoint: 'http://[fd00::1]', prefix: '' }],
    ['https://key:se%2Fcr+et@s3.example/files?region=eu-west-1', { region: 'eu-west-1', isVirtualHosted: false }],
    ['https://key:se%2Fcr+et@s3.example/files?addressing=virtual', { region: 'us-east-1', isVirtualHosted: true }],
  ])('parses S3_URL to an address when it is %s', (value, address) => {
    const credentials = { accessKeyId: 'key', secretAccessKey: 'se/cr+et' };
    expect(readConfig({ S3_URL: value }).S3_URL).toMatchObject({ bucket: 'files', ...credentials, ...address });
  });

  it.each([
    'ftp://AKIDEXAMPLE:topsecret@host/bucket',
    'https://AKIDEXAMPLE:topsecret@host/B%C3',
    'http://AKIDEXAMPLE:topsecret@8.8.8.8/bucket',
  ])('names neither key nor secret when S3_URL is wrong (%#)', (S3_URL) =>
    expect(() => readConfig({ S3_URL })).toThrow(/^(?!.*(AKIDEXAMPLE|topsecret))/s),
  );

  it.each(['10.0.0.5', ' ::1 , 172.30.0.0/16', 'fd00::/8,loopback'])('accepts %s as TRUSTED_PROXIES', (value) => {
    expect(readConfig({ TRUSTED_PROXIES: value }).TRUSTED_PROXIES).toBe(value);
  });

  it.each(['caddy', '10.0.0.5 10.0.0.6', '10.0.0.5,', '172.30.0.0/33'])(
    'fails when TRUSTED_PROXIES is %s, which would end the server or trust nobody',
    (value) => {
      expect(() => readConfig({ TRUSTED_PROXIES: value })).toThrow('TRUSTED_PROXIES must be IP addresses or ranges');
    },
  );

  it('parses SOCIAL_LINKS in the given order', () => {
    const value = 'LinkedIn=https://www.linkedin.com/company/foothold?trk=a, X = https://x.com/foothold';
    expect(readConfig({ SOCIAL_LINKS: value }).SOCIAL_LINKS).toEqual([
      { label: 'LinkedIn', href: 'https://www.linkedin.com/company/foothold?trk=a' },
      { label: 'X', href: 'https://x.com/foothold' },
    ]);
  });

  it('derives MAIL_FROM from APP_ORIGIN unless it is set', () => {
    const readSender = (env: Record<string, string>) => readConfig(env).MAIL_FROM;
    expect(readSender({ APP_ORIGIN: 'https://jobs.example.ng' })).toEqual({
      name: 'Foothold',
      address: 'no-reply@jobs.example.ng',
    });
    expect(readSender({ MAIL_FROM: 'Jobs <jobs@example.ng>' })).toEqual({ name: 'Jobs', address: 'jobs@example.ng' });
    expect(readSender({ MAIL_FROM: 'jobs@example.ng' })).toEqual({ name: '', address: 'jobs@example.ng' });
  });
});
