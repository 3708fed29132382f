import { ApiError } from '../errors/api-error.ts';
import type { Identity } from './identity.ts';

type Sent = { query: unknown; body: unknown };

/**
 * The numbers that a call gives under a name, in its query or body. They are looked for before
 * the contract parses the call and on every route alike; what is no number the contract refuses.
 */
export function namedIds(sent: Sent, name: 'tenant_id' | 'guest_id' | 'user_id'): number[] {
  return [sent.query, sent.body].flatMap((part) => {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, name)) return [];
    const value: unknown = Reflect.get(part, name);
    return [value].flat().flatMap((id) => {
      const number = typeof id === 'string' && id !== '' ? Number(id) : id;
      return typeof number === 'number' && Number.isSafeInteger(number) ? [number] : [];
    });
  });
}

/**
 * The numbers of a call must be its token's own: they are labels, never a proof.
 * @throws ApiError 403 for another guest's or user's number.
 */
export function checkOwnNumbers(sent: Sent, identity: Identity): void {
  const own = {
    guest_id: identity.kind === 'guest' ? identity.guestNumber : null,
    user_id: identity.kind === 'user' ? identity.userNumber : null,
  };
  for (const name of ['guest_id', 'user_id'] as const) {
    if (namedIds(sent, name).some((id) => id !== own[name])) {
      throw new ApiError(403, 'not_yours', ({ requests }) => requests.notYours, {
        problems: [
          { path: name, code: 'not_yours', message: ({ requests }) => requests.notYourNumber },
        ],
      });
    }
  }
}
