import type { Tenant } from '../context.ts';

/** Whose cart it is. */
export type CartOwner = { tenant: Tenant; guestId: string };
