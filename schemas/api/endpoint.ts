import type { z } from 'zod';
import type { ApiScope } from './api-scope.ts';
import type { Route } from './routes.ts';
import type { StaffRole } from './staff-role.ts';

/**
 * Who may call: a signed-in user, a guest with a token, staff, whoever holds the signed link
 * of an order or a reservation, or the operator of the installation; an empty list means anyone.
 */
export type Caller = 'user' | 'guest' | 'staff' | 'link' | 'operator';

type EndpointParts = {
  summary: string;
  security: readonly Caller[];
  /** Which of the staff may call; without it owners and managers. */
  roles?: readonly StaffRole[];
  /**
   * At a device of the desk (schemas/api/staff-people.ts), where `roles` include `staff`: who is
   * signed in by password alone may call (`never`), or nobody has to have identified
   * (`without_person`). Without it people read so, and identify for every change.
   */
  atDevice?: 'never' | 'without_person';
  /** Which scope of a key opens it besides (decision 075); without one no key does. */
  scope?: ApiScope;
  /** Open to staff who still have to set up the second factor that their tenant requires. */
  withoutSecondFactor?: true;
  /**
   * Asks staff to confirm that it is them, unless they did lately, and tells all owners by mail what
   * was done (decision 128); `of_owners`: where the body's `role` is an owner's, or the handler finds
   * that an owner's rights end or come back.
   */
  confirmation?: 'always' | 'of_owners';
  /** Whom a call that anyone may make knows by their token, to answer them more closely. */
  recognises?: readonly Caller[];
  /**
   * Answered while the operator holds the tenant, too. Without it so is what staff read, and nothing
   * else.
   */
  whileSuspended?: true;
  /**
   * What staff do is written to the audit log: each call of theirs that is no GET (logged-calls.ts).
   * `none`: this one only reads all the same. `named`: anybody may call, and the handler says who
   * it was.
   */
  audit?: 'none' | 'named';
  params?: z.ZodType;
  query?: z.ZodType;
  headers?: z.ZodType;
  body?: z.ZodType;
  /** Status of success; 200 by default. */
  status?: 200 | 201;
  reply: z.ZodType;
  /** Failures whose body is more than the common error (GET cart answers 400 with the cart). */
  failures?: Partial<Record<400 | 402 | 409 | 412 | 422, z.ZodType>>;
  /** Bytes of the largest body; 64 KiB by default. */
  mostBytes?: number;
  /** The body is a file as it is, not JSON. */
  isFile?: boolean;
  /** What that file is, for the sentences that refuse one; `picture` by default. */
  fileKind?: 'picture' | 'menu';
};

export type Endpoint<R extends Route = Route, P extends EndpointParts = EndpointParts> = P & R;

/** One row of the contract: a route of schemas/api/routes.ts with what goes in and comes out. */
export function endpoint<const R extends Route, const P extends EndpointParts>(
  route: R,
  parts: P,
): Endpoint<R, P> {
  return { ...parts, ...route };
}
