import { BlockList, isIPv6 } from 'node:net';
import type { ServerOptions } from '../environment/server-options.ts';

/** Whether whoever is connected to us is a proxy that is believed (fastify's meaning of hop 0). */
export function proxyCheck(trusted: ServerOptions['trustProxy']): (address: string) => boolean {
  if (!Array.isArray(trusted)) return () => trusted !== false;
  const proxies = new BlockList();
  for (const network of trusted) {
    const [address = '', bits] = network.split('/');
    const family = familyOf(address);
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  return (address) => address !== '' && proxies.check(address, familyOf(address));
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');
