import type { SampleTenant } from './sample-tenant.ts';
import { tenant139 } from './tenant-139.ts';
import { tenant53 } from './tenant-53.ts';

/** The demo's tenants (requirements, Tenants). */
export const sampleTenants: readonly SampleTenant[] = [tenant139, tenant53];
