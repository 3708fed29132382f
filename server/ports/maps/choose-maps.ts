import type { Database } from '../../db/client.ts';
import { findTenant } from '../../db/queries/tenants.ts';
import type { Log } from '../../logging/log.ts';
import { googleMaps } from './google-maps.ts';
import { localMaps } from './local-maps.ts';
import type { Maps } from './maps.ts';

/** Google where a key is set, else the tenants' own lists of suburbs. */
export function chooseMaps({ db, log }: { db: Database; log: Log }, key: string | undefined): Maps {
  const local = localMaps(db);
  if (key === undefined) return local;
  const countryOf = async (tenantId: number) => {
    const tenant = await findTenant(db, tenantId);
    return tenant ? (new Intl.Locale(tenant.locale).region ?? null) : null;
  };
  return googleMaps({ key, local, countryOf, log });
}
