import { isInPolygon } from './is-in-polygon.ts';
import { metresBetween } from './metres-between.ts';
import { normalisePostcode } from './normalise-postcode.ts';
import type { DeliveryZone, Point, ZoneArea } from './zone.ts';

export type Destination = {
  postcode: string;
  /** Looked up by the server; null where the address is known to nobody. */
  point: Point | null;
  /** null: nobody wrote down where the restaurant stands. */
  restaurantPoint: Point | null;
};

/**
 * The zone an address belongs to: the first by priority, and of equal ones by id, that holds it
 * (rule R45). Without a point only zones by postcode can.
 */
export function zoneOf<Z extends Pick<DeliveryZone, 'id' | 'priority' | 'area'>>(
  zones: readonly Z[],
  destination: Destination,
): Z | null {
  const inOrder = zones.toSorted((a, b) => a.priority - b.priority || a.id - b.id);
  return inOrder.find(({ area }) => holds(area, destination)) ?? null;
}

function holds(area: ZoneArea, { postcode, point, restaurantPoint }: Destination): boolean {
  if (area.kind === 'postcodes') {
    const wanted = normalisePostcode(postcode);
    return wanted !== '' && area.postcodes.some((known) => normalisePostcode(known) === wanted);
  }
  if (!point) return false;
  if (area.kind === 'polygon') return isInPolygon(point, area.points);
  return restaurantPoint !== null && metresBetween(restaurantPoint, point) <= area.metres;
}
