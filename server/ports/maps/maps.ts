import type { Locality } from '#schemas/api/delivery.ts';
import type { Point } from '#schemas/rules/delivery/zone.ts';
import type { FailureTexts } from '#schemas/messages/en-failures.ts';
import type { MapAddress } from '../../domain/pricing/cart-purpose.ts';

/** Where an address lies, as far as that is known. */
export type Location = {
  /** null where it is not known, and of an address whose parts do not go together. */
  point: Point | null;
  /** Why postcode, suburb and city cannot all be right, for people; null where they can. */
  mismatch: ((say: FailureTexts) => string) | null;
};

/** Where addresses lie. Coordinates come from here alone, never from a client (rule R45). */
export type Maps = {
  /** What addresses are looked up by. */
  source: 'google' | 'nominatim' | 'suburbs';
  /** Never fails for want of a service. */
  locate(tenantId: number, address: MapAddress): Promise<Location>;
  /** Suburbs to choose from, by name. */
  listLocalities(tenantId: number): Promise<Locality[]>;
  /** Keeps the point of an address that the same service completed, so that it is not asked twice. */
  remember(tenantId: number, address: MapAddress, point: Point): void;
};
