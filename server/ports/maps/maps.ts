import type { Locality } from '#schemas/api/delivery.ts';
import type { Point } from '#schemas/rules/delivery/zone.ts';
import type { MapAddress } from '../../domain/pricing/cart-purpose.ts';

/** Where addresses lie. Coordinates come from here alone, never from a client (rule R45). */
export type Maps = {
  /** The point of an address; null where it is not known. Never fails for want of a service. */
  geocode(tenantId: number, address: MapAddress): Promise<Point | null>;
  /** Suburbs to choose from, by name. */
  listLocalities(tenantId: number): Promise<Locality[]>;
};
