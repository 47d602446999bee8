import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

const prefixLength = 64;
const sitePrefixLength = 48;

/** Some proxies forward an address with its port: `203.0.113.3:4711`, `[2001:db8::1]:4711`. */
const withPort = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/;

/**
 * The network by which a client is counted: its IPv4 address, or the first 64 bits of an IPv6 one, which it can fill by
 * itself. All that is no address counts as one network.
 */
export function toNetwork(forwarded: string): string {
  const known = networks.get(forwarded);
  if (known !== undefined) return known;
  const network = findNetwork(forwarded);
  networks.set(forwarded, network);
  return network;
}

// A request is counted in several ways, and its client sends more.
const networks = new LRUCache<string, string>({ max: 5_000 });

function findNetwork(forwarded: string): string {
  const [, bracketed, bare] = withPort.exec(forwarded) ?? [];
  const address = bracketed ?? bare ?? forwarded;
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return toPrefix(`${parsed.toNormalizedString()}/${prefixLength}`);
}

/**
 * What one customer of a provider may have, of a network: the first 48 bits of an IPv6 one, and so 65,536 networks.
 * Anything else is a site by itself.
 */
export const toSite = (network: string): string =>
  network.endsWith(`/${prefixLength}`) ? toPrefix(network.replace(/\d+$/, String(sitePrefixLength))) : network;

const toPrefix = (cidr: string) => `${ipaddr.IPv6.networkAddressFromCIDR(cidr)}/${cidr.split('/')[1]}`;
