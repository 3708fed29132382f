import { sql, type SQLWrapper } from 'drizzle-orm';
import { tenants } from '../schema.ts';

/** The locale of a row's tenant, in one value of a statement that reads more. */
export const localeOfTenant = (tenantId: SQLWrapper) =>
  sql<string>`(select t.locale from ${tenants} t where t.id = ${tenantId})`;
