import type { Point } from '#schemas/rules/delivery/zone.ts';
import type { Database } from '../../db/client.ts';
import { listLocalities, listLocalitiesOf } from '../../db/queries/localities.ts';
import type { Maps } from './maps.ts';

/**
 * The tenant's own list of suburbs: an address lies in the middle of its suburb, or of its
 * postcode's suburbs where that one is not on the list.
 */
export function localMaps(db: Database): Maps {
  return {
    async geocode(tenantId, { postcode, suburb }) {
      const known = await listLocalitiesOf(db, tenantId, postcode);
      const name = suburbKey(suburb);
      return known.find((one) => suburbKey(one.suburb) === name) ?? middleOf(known);
    },
    async listLocalities(tenantId) {
      const rows = await listLocalities(db, tenantId);
      return rows.map(({ postcode, suburb, city }) => ({ postcode, suburb, city }));
    },
  };
}

const suburbKey = (suburb: string) => suburb.trim().replaceAll(/\s+/g, ' ').toLowerCase();

function middleOf(points: readonly Point[]): Point | null {
  if (points.length === 0) return null;
  return {
    latitude: mean(points.map(({ latitude }) => latitude)),
    longitude: mean(points.map(({ longitude }) => longitude)),
  };
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
