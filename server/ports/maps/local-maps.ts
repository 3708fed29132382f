import { placeKey } from '#schemas/rules/delivery/place-key.ts';
import { normalisePostcode } from '#schemas/rules/delivery/normalise-postcode.ts';
import type { Point } from '#schemas/rules/delivery/zone.ts';
import type { Database } from '../../db/client.ts';
import { listLocalities, listLocalitiesLike } from '../../db/queries/localities.ts';
import type { Maps } from './maps.ts';
import { addressMismatch } from './address-mismatch.ts';

/**
 * The tenant's own list of suburbs: an address lies in the middle of its suburb, or of its
 * postcode's suburbs where it names none. Its parts have to go together in that list.
 */
export function localMaps(db: Database): Maps {
  return {
    source: 'suburbs',
    async locate(tenantId, address) {
      const known = await listLocalitiesLike(db, tenantId, address);
      const mismatch = addressMismatch(address, known);
      if (mismatch !== null) return { point: null, mismatch };
      const postcode = normalisePostcode(address.postcode);
      const near = known.filter((one) => normalisePostcode(one.postcode) === postcode);
      const own = near.find((one) => placeKey(one.suburb) === placeKey(address.suburb));
      return { point: own ? middleOf([own]) : middleOf(near), mismatch };
    },
    async listLocalities(tenantId) {
      const rows = await listLocalities(db, tenantId);
      return rows.map(({ postcode, suburb, city }) => ({ postcode, suburb, city }));
    },
    // An address counts as the middle of its suburb, however it came to be written.
    remember: () => undefined,
  };
}

function middleOf(points: readonly Point[]): Point | null {
  if (points.length === 0) return null;
  return {
    latitude: mean(points.map(({ latitude }) => latitude)),
    longitude: mean(points.map(({ longitude }) => longitude)),
  };
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
