import type { SamplePicture } from '#schemas/samples/sample-picture.ts';
import type { SampleTenant } from '#schemas/samples/sample-tenant.ts';

/** How an amount in minor units is written on the wire. */
export const onWire = (minor: number) => minor / 100;

/** A sample tenant's ids and pictures as the contract writes them. */
export type WireSample = {
  tenant: SampleTenant;
  productIds: ReadonlyMap<string, number>;
  imageOf(picture: SamplePicture | undefined): string | null;
};
