import * as z from 'zod';

const networks = z.enum(['loopback', 'linklocal', 'uniquelocal']);
const proxy = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6(), networks]);

/** Comma-separated IP addresses, ranges and names of networks, as `trustProxy` of Fastify takes them. */
export const trustedProxies = z
  .string()
  .refine(
    (value) => value.split(',').every((entry) => proxy.safeParse(entry.trim()).success),
    'must be IP addresses or ranges, separated by commas, such as 10.0.0.5,172.30.0.0/16',
  );
