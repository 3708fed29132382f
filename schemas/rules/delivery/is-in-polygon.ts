import type { Point } from './zone.ts';

/**
 * Whether a point lies in a polygon whose last corner joins the first (rule R45). Its edge and its
 * corners belong to it. Degrees are taken as a plane, so it may not cross the 180th meridian.
 */
export function isInPolygon(point: Point, corners: readonly Point[]): boolean {
  let isInside = false;
  for (const [index, a] of corners.entries()) {
    const b = corners[(index + 1) % corners.length] ?? a;
    if (isOnEdge(point, a, b)) return true;
    const isBetween = a.latitude > point.latitude !== b.latitude > point.latitude;
    // Each edge to the east of the point is crossed by a ray going there.
    if (isBetween && point.longitude < longitudeAt(point.latitude, a, b)) isInside = !isInside;
  }
  return isInside;
}

/** A tenth of a millimetre in degrees: far more than doubles lose, far less than a map knows. */
const edge = 1e-9;

function isOnEdge(point: Point, a: Point, b: Point): boolean {
  const [y, x] = [b.latitude - a.latitude, b.longitude - a.longitude];
  const along = (point.latitude - a.latitude) * y + (point.longitude - a.longitude) * x;
  // How far along the edge its nearest place is, from one corner to the other.
  const share = Math.max(0, Math.min(1, along / (y * y + x * x || 1)));
  const [latitude, longitude] = [a.latitude + share * y, a.longitude + share * x];
  return Math.hypot(point.latitude - latitude, point.longitude - longitude) <= edge;
}

const longitudeAt = (latitude: number, a: Point, b: Point) =>
  a.longitude + ((latitude - a.latitude) / (b.latitude - a.latitude)) * (b.longitude - a.longitude);
