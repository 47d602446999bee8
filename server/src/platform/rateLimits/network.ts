import ipaddr from 'ipaddr.js';

const prefixLength = 64;

/** The network by which a client is counted: its IPv4 address, or the first 64 bits of an IPv6 one, which it can fill by itself. */
export function toNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${prefixLength}`)}/${prefixLength}`;
}
