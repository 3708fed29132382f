import type { Database } from '../../db/client.ts';
import { findTenant } from '../../db/queries/tenants.ts';
import type { Log } from '../../logging/log.ts';
import { googleMaps } from './google-maps.ts';
import { localMaps } from './local-maps.ts';
import type { Maps } from './maps.ts';
import { nominatimMaps } from './nominatim-maps.ts';

type Services = { googleMapsKey: string | undefined; nominatimUrl: string | undefined };

/** Google where a key is set, else a Nominatim where one is, else the tenants' own suburbs. */
export function chooseMaps(
  { db, log }: { db: Database; log: Log },
  { googleMapsKey: key, nominatimUrl: url }: Services,
): Maps {
  const local = localMaps(db);
  const countryOf = async (tenantId: number) => {
    const tenant = await findTenant(db, tenantId);
    return tenant ? (new Intl.Locale(tenant.locale).region ?? null) : null;
  };
  const needs = { local, countryOf, log };
  if (key !== undefined) return googleMaps({ ...needs, key });
  return url === undefined ? local : nominatimMaps({ ...needs, url });
}
