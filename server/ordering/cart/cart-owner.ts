import type { Tenant } from '../../db/queries/tenants.ts';

/** Whose cart it is. */
export type CartOwner = { tenant: Tenant; shopperId: string };
