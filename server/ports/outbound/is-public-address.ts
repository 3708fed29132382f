import ipaddr from 'ipaddr.js';

/** All addresses of the internet at large that IANA has given out for IPv6 lie in it. */
const globalIpv6 = ipaddr.parseCIDR('2000::/3');

/** Looks public, and is how a virtual machine of one cloud reaches what runs it. */
const hosts = new Set(['168.63.129.16']);

/**
 * Whether an address is one of the internet at large: not of this machine, of a private network, of
 * a cloud's own services, or of a kind that wraps another address.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast' || hosts.has(parsed.toString())) return false;
  return parsed.kind() === 'ipv4' || parsed.match(globalIpv6);
}
