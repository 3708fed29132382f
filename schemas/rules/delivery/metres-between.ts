import type { Point } from './zone.ts';

/** Mean radius of the earth in metres. */
const earth = 6_371_008.8;

/** The way between two points as the crow flies, in metres (haversine). */
export function metresBetween(a: Point, b: Point): number {
  const latitude = radians(b.latitude - a.latitude);
  const longitude = radians(b.longitude - a.longitude);
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude / 2) ** 2;
  // Rounding may lift it above 1 for two ends of a diameter.
  return 2 * earth * Math.asin(Math.sqrt(Math.min(1, chord)));
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
