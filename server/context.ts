import type { RequestOf, ReplyOf } from '#schemas/api/contract.ts';
import type { RouteName } from '#schemas/api/routes.ts';
import type { tenants } from './db/schema.ts';

export type Tenant = typeof tenants.$inferSelect;

/** Who calls, proved by a token; the numbers a request names are compared with it, never believed. */
export type Identity =
  | { kind: 'guest'; id: string; guestNumber: number }
  | { kind: 'user'; id: string; userNumber: number };

/** What a handler gets: the parsed request, and what the server itself found out. */
export type Call<N extends RouteName> = RequestOf<N> & {
  tenant: Tenant;
  /** null only where the contract's `security` is empty. */
  identity: Identity | null;
};

export type Handler<N extends RouteName> = (call: Call<N>) => Promise<ReplyOf<N>>;

/** The handlers of some routes; server/app.ts merges them, and a missing one is a compile error. */
export type Handlers<N extends RouteName> = { [K in N]: Handler<K> };
