import type { MapPoint, ZoneAreaBody } from '#schemas/api/staff-delivery.ts';

/** Metres of a degree of latitude. */
const metresPerDegree = 111_320;
/** Half the side of a new area, in metres. */
const half = 1500;
/** About a tenth of a metre: more digits would be noise. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

const roundedPoint = ({ latitude, longitude }: MapPoint): MapPoint => ({
  latitude: rounded(latitude),
  longitude: rounded(longitude),
});

/** A square around a place, to be dragged into shape. */
export function squareAround({ latitude, longitude }: MapPoint): MapPoint[] {
  const up = half / metresPerDegree;
  const across = up / Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
  const corner = (north: number, east: number) =>
    roundedPoint({ latitude: latitude + north * up, longitude: longitude + east * across });
  return [corner(1, -1), corner(1, 1), corner(-1, 1), corner(-1, -1)];
}

/** The middle of each edge, by the corner that the edge begins at. */
export const edgeMiddles = (points: readonly MapPoint[]): MapPoint[] =>
  points.map((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    return roundedPoint({
      latitude: (point.latitude + next.latitude) / 2,
      longitude: (point.longitude + next.longitude) / 2,
    });
  });

/** With a corner moved. */
export const withCorner = (points: readonly MapPoint[], index: number, to: MapPoint): MapPoint[] =>
  points.with(index, roundedPoint(to));

/** With a corner added behind another. */
export const withCornerAfter = (
  points: readonly MapPoint[],
  index: number,
  corner: MapPoint,
): MapPoint[] => points.toSpliced(index + 1, 0, roundedPoint(corner));

/** Without a corner; three are the fewest. */
export const withoutCorner = (points: readonly MapPoint[], index: number): MapPoint[] =>
  points.length > 3 ? points.toSpliced(index, 1) : [...points];

/** What a zone holds when it is made anew, or of another kind. */
export function newArea(kind: ZoneAreaBody['kind'], middle: MapPoint): ZoneAreaBody {
  if (kind === 'postcodes') return { kind, postcodes: [] };
  return kind === 'radius' ? { kind, metres: 3000 } : { kind, points: squareAround(middle) };
}
