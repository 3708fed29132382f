import { mapPoint, type MapPoint } from '#schemas/api/staff-delivery.ts';

const degrees = (text: string): number | null =>
  /^[+-]?\d{1,3}(?:[.,]\d{1,15})?$/.test(text.trim())
    ? Number(text.trim().replace(',', '.'))
    : null;

/** A point as two typed texts; null where they are none. */
export function readPoint(typed: { latitude: string; longitude: string }): MapPoint | null {
  const point = { latitude: degrees(typed.latitude), longitude: degrees(typed.longitude) };
  const { data } = mapPoint.safeParse(point);
  return data ?? null;
}
