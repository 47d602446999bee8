import ipaddr from 'ipaddr.js';

/** A bucket, or the part of one below a prefix, and who asks for it. */
export interface S3Address {
  /** Scheme, host and port. */
  endpoint: string;
  region: string;
  bucket: string;
  /** Empty, or names that end with a slash: before every key. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket is named by the host, as in `bucket.host`, instead of the path. */
  isVirtualHosted: boolean;
}

const example = 'https://KEY:SECRET@host/bucket/prefix?region=eu-west-1';

/** Parses S3_URL. Returns the sentence that says what is wrong, which never holds a part of the address. */
export function parseS3Url(value: string): S3Address | string {
  if (!URL.canParse(value)) return `must look like ${example}`;
  const url = new URL(value);
  const { protocol, hostname, host, username, password, hash } = url;
  if (!['https:', 'http:'].includes(protocol) || hash) return `must look like ${example}`;
  if (protocol === 'http:' && !isNearby(hostname))
    return 'must start with https: over http anybody on the way reads the files';
  const [accessKeyId, secretAccessKey] = [decode(username), decode(password)];
  if (!accessKeyId || !secretAccessKey)
    return `must hold the key and its secret, percent-encoded where they have other characters than letters and digits, as in ${example}`;
  const [bucket, ...names] = url.pathname.slice(1).replace(/\/$/, '').split('/').map(decode);
  if (!bucket || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) return `must name a bucket, as in ${example}`;
  if (!names.every((name) => name && /^\w[\w.-]*$/.test(name)))
    return 'may have letters, digits, dots, hyphens and underscores in its prefix';
  const { region = 'us-east-1', addressing = 'path', ...others } = Object.fromEntries(url.searchParams);
  if (!/^[a-z0-9-]+$/.test(region)) return 'must have a region such as eu-west-1';
  if (!['path', 'virtual'].includes(addressing)) return 'may say addressing=path or addressing=virtual';
  if (Object.keys(others).length > 0) return 'may have the options region and addressing, and no others';
  return {
    ...{ endpoint: `${protocol}//${host}`, region, bucket, accessKeyId, secretAccessKey },
    prefix: names.map((name) => `${name}/`).join(''),
    isVirtualHosted: addressing === 'virtual',
  };
}

/** Undefined where the encoding is broken. */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** This machine, a private network, or a name without dots, which only such a network knows. */
function isNearby(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  if (!ipaddr.isValid(address)) return !address.includes('.');
  return ['loopback', 'private', 'uniqueLocal'].includes(ipaddr.parse(address).range());
}
