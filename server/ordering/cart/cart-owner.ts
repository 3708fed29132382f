import type { Language } from '#schemas/languages/languages.ts';
import type { Tenant } from '../../db/queries/tenants.ts';

/** Whose cart it is, and what they read. */
export type CartOwner = { tenant: Tenant; shopperId: string; language: Language };
