/** A place on earth, in degrees (WGS 84). */
export type Point = { latitude: number; longitude: number };

/** The area of a delivery zone (rule R45). */
export type ZoneArea =
  | { kind: 'postcodes'; postcodes: readonly string[] }
  /** Metres around the restaurant; the edge belongs to it. */
  | { kind: 'radius'; metres: number }
  /** Corners in order; the last one joins the first. The edge belongs to it. */
  | { kind: 'polygon'; points: readonly Point[] };

/** From this subtotal on (rule R40) delivery costs this, in minor units (rule R46). */
export type FeeTier = { from: number; fee: number };

export type DeliveryZone = {
  id: number;
  name: string;
  /** Lowest first. */
  priority: number;
  area: ZoneArea;
  /** Minor units. */
  minimum: number;
  /** Ascending by `from`; the first one starts at 0. */
  tiers: readonly FeeTier[];
  extraMinutes: number;
};
