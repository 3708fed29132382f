import type { Endpoint } from '#schemas/api/endpoint.ts';
import { wantsConfirmation } from '#schemas/api/staff-confirmation.ts';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import type { Deps } from '../dependencies/deps.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Identity } from './identity.ts';

/** How long a confirmation counts, in ms; the sign-in is one. */
export const confirmationMs = 10 * minuteMs;

/**
 * Lets a call through that the contract gives a `confirmation`, if whoever makes it showed lately
 * that it is them: somebody else may sit at a browser that was left open, or have its cookie.
 * @throws ApiError 403 `confirmation_required`.
 */
export function requireConfirmation(
  { clock }: Pick<Deps, 'clock'>,
  { endpoint, body, identity }: { endpoint: Endpoint; body: unknown; identity: Identity | null },
): void {
  if (wantsConfirmation(endpoint, body)) requireConfirmed({ clock }, identity);
}

/**
 * The same for what only the stored data tell: that it takes an owner's rights, or gives them back.
 * @throws ApiError 403 `confirmation_required`.
 */
export function requireConfirmed({ clock }: Pick<Deps, 'clock'>, identity: Identity | null): void {
  const confirmedAt = identity?.kind === 'staff' ? identity.confirmedAt : null;
  const age = confirmedAt === null ? Infinity : clock().getTime() - confirmedAt.getTime();
  if (age < confirmationMs) return;
  throw new ApiError(
    403,
    'confirmation_required',
    'Nothing was changed: confirm first that it is you.',
  );
}
