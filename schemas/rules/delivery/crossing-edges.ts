import type { Point } from './zone.ts';

/**
 * Two edges of a polygon that cross or touch where they should not, by the index of the corner that
 * each begins at; null where it is simple. Such a polygon has no inside that people would agree on
 * (rule R45). Degrees are taken as a plane, as `isInPolygon` takes them.
 */
export function crossingEdges(corners: readonly Point[]): [number, number] | null {
  const edges = corners.map((from, index) => ({
    from,
    to: corners[(index + 1) % corners.length] ?? from,
  }));
  for (const [first, one] of edges.entries()) {
    for (const [second, other] of edges.entries()) {
      if (second <= first) continue;
      const isNext = second === first + 1 || (first === 0 && second === edges.length - 1);
      if (isNext ? foldsBack(one, other) : cross(one, other)) return [first, second];
    }
  }
  return null;
}

type Edge = { from: Point; to: Point };

/** On which side of a line a point is: its sign; 0 on the line. */
const side = ({ from, to }: Edge, point: Point): number =>
  Math.sign(
    (to.longitude - from.longitude) * (point.latitude - from.latitude) -
      (to.latitude - from.latitude) * (point.longitude - from.longitude),
  );

const isBetween = (value: number, one: number, other: number) =>
  value >= Math.min(one, other) && value <= Math.max(one, other);

/** Whether a point on an edge's line lies on the edge. */
const isWithin = ({ from, to }: Edge, point: Point): boolean =>
  isBetween(point.latitude, from.latitude, to.latitude) &&
  isBetween(point.longitude, from.longitude, to.longitude);

function cross(one: Edge, other: Edge): boolean {
  const [a, b] = [side(one, other.from), side(one, other.to)];
  const [c, d] = [side(other, one.from), side(other, one.to)];
  if (a !== b && c !== d) return true;
  return (
    (a === 0 && isWithin(one, other.from)) ||
    (b === 0 && isWithin(one, other.to)) ||
    (c === 0 && isWithin(other, one.from)) ||
    (d === 0 && isWithin(other, one.to))
  );
}

/** Neighbours share a corner; they may not lie on each other, and no edge may be without length. */
function foldsBack(one: Edge, other: Edge): boolean {
  const shared = isSame(one.to, other.from) ? one.to : one.from;
  const start = isSame(one.to, shared) ? one.from : one.to;
  const end = isSame(other.from, shared) ? other.to : other.from;
  if (isSame(start, shared) || isSame(end, shared)) return true;
  if (side({ from: start, to: shared }, end) !== 0) return false;
  return isWithin({ from: start, to: shared }, end) || isWithin({ from: shared, to: end }, start);
}

const isSame = (one: Point, other: Point) =>
  one.latitude === other.latitude && one.longitude === other.longitude;
