import { isIP } from 'node:net';
import { z } from 'zod';

const mostHops = 10;
const proxyError =
  'must be a number of proxies in front, such as 1, or their networks, such as 10.0.0.0/8,::1';

/**
 * Bits that the network of proxies names at least: the widest private ones have so many, 10.0.0.0/8
 * and fc00::/7. `0.0.0.0/0` believes whoever calls; so do its halves.
 */
const leastBits = { 4: 8, 6: 7 } as const;
/** IPv4 within IPv6, as a socket that listens on both calls its peers (RFC 4291 §2.5.5.2). */
const mapped = /^::ffff:/i;
const mappedBits = 96;
const everybodyError =
  'would trust everybody, so that anybody could forge their address: name the networks of your ' +
  'proxies, such as 10.0.0.0/8,::1';

function isTooWide(network: string): boolean {
  const [address = '', bits] = network.split('/');
  if (bits === undefined) return false;
  if (isIP(address) === 4) return Number(bits) < leastBits[4];
  return Number(bits) < (mapped.test(address) ? mappedBits + leastBits[4] : leastBits[6]);
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

/** `true` is refused: it would believe the leftmost address, which every client writes as it likes. */
export const trustedProxies = z.string().transform((text, context): number | string[] | false => {
  if (/^\d+$/.test(text) && Number(text) <= mostHops) return Number(text) || false;
  const networks = text.split(',').map((part) => part.trim());
  if (networks.every(isNetwork) && !networks.some(isTooWide)) return networks;
  context.addIssue(networks.every(isNetwork) ? everybodyError : proxyError);
  return z.NEVER;
});
