import { LatLngBounds, type LatLngTuple, type Map as LeafletMap } from 'leaflet';
import type { MapPoint, ZoneBody } from '#schemas/api/staff-delivery.ts';

/** A point as the map's library writes it. */
export const tuple = ({ latitude, longitude }: MapPoint): LatLngTuple => [latitude, longitude];

/** Where nothing is known: the whole world. */
const world: LatLngTuple = [20, 0];
const closeZoom = 13;
const metresPerDegree = 111_320;

type Shown = {
  place: MapPoint | null;
  zones: readonly ZoneBody[];
  suburbs_nearby: readonly MapPoint[];
};

/** Shows all that there is. */
export function showAll(map: LeafletMap, { place, zones, suburbs_nearby: suburbs }: Shown): void {
  const points = zones.flatMap(({ area }) => (area.kind === 'polygon' ? area.points : []));
  const bounds = new LatLngBounds(points.map(tuple));
  for (const { area } of zones) {
    if (area.kind !== 'radius' || !place) continue;
    const [latitude, longitude] = tuple(place);
    const degrees = area.metres / metresPerDegree;
    bounds.extend([latitude - degrees, longitude - degrees]);
    bounds.extend([latitude + degrees, longitude + degrees]);
  }
  if (place) bounds.extend(tuple(place));
  else if (!bounds.isValid()) for (const suburb of suburbs) bounds.extend(tuple(suburb));
  if (!bounds.isValid()) map.setView(world, 2);
  else map.fitBounds(bounds, { maxZoom: closeZoom, padding: [24, 24], animate: false });
}

/** Shows an area that is changed, where it is not seen or too small to take hold of. */
export function showArea(map: LeafletMap, points: readonly MapPoint[]): void {
  const bounds = new LatLngBounds(points.map(tuple));
  if (map.getBounds().contains(bounds) && !isSmall(map, bounds)) return;
  map.fitBounds(bounds, { padding: [48, 48], animate: false });
}

/** Less than a third of the map: its corners would lie on each other. */
function isSmall(map: LeafletMap, bounds: LatLngBounds): boolean {
  const from = map.latLngToContainerPoint(bounds.getNorthWest());
  const to = map.latLngToContainerPoint(bounds.getSouthEast());
  return to.x - from.x < map.getSize().x / 3 && to.y - from.y < map.getSize().y / 3;
}
