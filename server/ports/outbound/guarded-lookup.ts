import type { LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import type { LookUp } from '../dns/look-up.ts';
import { isPublicAddress } from './is-public-address.ts';
import { OutboundError } from './outbound-error.ts';

type Guard = { allowsPrivate: boolean };

/**
 * What a connection asks for the addresses of a name. It connects to nothing else than what this
 * hands over, and this hands over nothing where any address of the name lies inside a network.
 */
export function guardedLookup(
  lookUp: Pick<LookUp, 'addresses'>,
  { allowsPrivate }: Guard,
): LookupFunction {
  const find = async (name: string): Promise<LookupAddress[] | Error> => {
    const found = await lookUp.addresses(name);
    if (found.kind !== 'found') {
      return new OutboundError(found.kind === 'nothing' ? 'no_address' : 'unanswered');
    }
    if (!allowsPrivate && !found.values.every(isPublicAddress)) return new OutboundError('inside');
    return found.values.map((address) => ({ address, family: isIP(address) }));
  };
  return async (name, options, done) => {
    const found = await find(name).catch(() => new OutboundError('unanswered'));
    if (found instanceof Error) return done(found, '');
    const [first] = found;
    if (!first) return done(new OutboundError('no_address'), '');
    return options.all === true ? done(null, found) : done(null, first.address, first.family);
  };
}

/** Names that no name server of the world answers for. */
const innerNames = /(?:^|\.)(?:localhost|local|internal|localdomain|home\.arpa)\.?$/i;

/**
 * Whether the host of an address may be tried: what is written as an IP address is connected to
 * without being looked up, so it is checked as it stands.
 */
export function isOutside(hostname: string, { allowsPrivate }: Guard): boolean {
  if (allowsPrivate) return true;
  const literal = hostname.replace(/^\[|\]$/g, '');
  return isIP(literal) === 0 ? !innerNames.test(hostname) : isPublicAddress(literal);
}
