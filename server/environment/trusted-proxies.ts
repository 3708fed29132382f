import { isIP } from 'node:net';
import { z } from 'zod';

const mostHops = 10;
const proxyError =
  'must be a number of proxies in front, such as 1, or their networks, such as 10.0.0.0/8,::1';

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
  if (networks.every(isNetwork)) return networks;
  context.addIssue(proxyError);
  return z.NEVER;
});
