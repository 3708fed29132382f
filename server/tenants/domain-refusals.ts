import type { DomainFinding } from '#schemas/api/staff-domains.ts';
import { ApiError } from '../errors/api-error.ts';

/** Of a domain that another tenant has proved, or was given. */
export const domainTaken = (host: string) =>
  new ApiError(
    409,
    'host_taken',
    `${host} belongs to another restaurant here. If it is yours, ask whoever runs this installation.`,
  );

const seen: Record<Exclude<DomainFinding['state'], 'right'>, string> = {
  different: 'another site answers there',
  nothing: 'another site answers there',
  unanswered: 'nobody answers there',
  no_address: 'it leads to no address yet',
  inside: 'it leads into a network that cannot be looked at from here',
  redirected: 'it leads visitors on to another address',
  insecure: 'its certificate is missing or does not fit',
};

/** Of a domain by which visitors do not come here. */
export function notReached(host: string, { state, found: [first] }: DomainFinding): ApiError {
  const why = state === 'right' ? 'it was not found' : seen[state];
  const where = state === 'redirected' && first !== undefined ? ` (${first})` : '';
  return new ApiError(
    409,
    'domain_not_reached',
    `${host} does not lead here: ${why}${where}. As the primary domain it would lead your visitors away.`,
  );
}
