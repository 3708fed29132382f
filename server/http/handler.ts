import type { RequestOf, ReplyOf } from '#schemas/api/contract.ts';
import type { OperatorRouteName } from '#schemas/api/operator-routes.ts';
import type { RouteName } from '#schemas/api/routes.ts';
import type { Language } from '#schemas/languages/languages.ts';
import type { Tenant } from '../db/queries/tenants.ts';
import type { Identity } from '../identity/identity.ts';
import type { Actor } from '../identity/record-staff-call.ts';
import type { Cookie } from './set-cookie.ts';

/** Calls about one tenant, which the host or a token names; the others are the operator's. */
export type TenantRouteName = Exclude<RouteName, OperatorRouteName>;

/** What a handler gets: the parsed request, and what the server itself found out. */
export type Call<N extends TenantRouteName> = RequestOf<N> & {
  tenant: Tenant;
  /** null only where the contract's `security` is empty. */
  identity: Identity | null;
  /** What the caller reads: of the request for customers, English for staff. */
  language: Language;
  /** The tenant's host that it came to, in lower case and without its port. */
  host: string;
  /** Where the call comes from, an address or a household's network (rate-limits/network-of.ts). */
  network: string;
  /** What the browser calls itself, cut to a length that can be stored. */
  userAgent: string;
  cookies: Readonly<Record<string, string | undefined>>;
  /** The body as it came, where the contract says `isFile`; elsewhere nothing. */
  file: Buffer;
  /** Sets a host-only, Secure, SameSite=Strict cookie for the session; an empty value drops it. */
  setCookie: (cookie: Cookie) => void;
  /** Says whose act this is, where the token of the call does not: of `audit: 'named'`, and PINs. */
  setActor: (actor: Actor) => void;
  /** Says that the call changed nothing after all, so that the audit log does not have it. */
  leaveUnlogged: () => void;
  /** Sends the revision as the reply's ETag; a write names it in If-Match. */
  setRevision: (revision: number) => void;
};

export type Handler<N extends TenantRouteName> = (call: Call<N>) => Promise<ReplyOf<N>>;

/** The handlers of some routes; server/app.ts merges them, and a missing one is a compile error. */
export type Handlers<N extends TenantRouteName> = { [K in N]: Handler<K> };

/** An operator's call has no tenant, and no caller but the one who has the key. */
export type OperatorHandlers = {
  [N in OperatorRouteName]: (call: RequestOf<N>) => Promise<ReplyOf<N>>;
};
