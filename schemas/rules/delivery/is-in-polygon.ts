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

function isOnEdge(point: Point, a: Point, b: Point): boolean {
  const cross =
    (point.longitude - a.longitude) * (b.latitude - a.latitude) -
    (point.latitude - a.latitude) * (b.longitude - a.longitude);
  return (
    // A millionth of a millionth of a square degree: what doubles lose, far below a millimetre.
    Math.abs(cross) < 1e-12 &&
    isWithin(point.latitude, a.latitude, b.latitude) &&
    isWithin(point.longitude, a.longitude, b.longitude)
  );
}

const isWithin = (value: number, one: number, other: number) =>
  Math.min(one, other) <= value && value <= Math.max(one, other);

const longitudeAt = (latitude: number, a: Point, b: Point) =>
  a.longitude + ((latitude - a.latitude) / (b.latitude - a.latitude)) * (b.longitude - a.longitude);
