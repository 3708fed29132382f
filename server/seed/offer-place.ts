import type { SamplePicture } from '#schemas/samples/sample-picture.ts';

/** Where offers are inserted: one restaurant, as far as the seed has come. */
export type OfferPlace = {
  restaurantId: number;
  /** Ids by sample keys: of its categories, and of the dishes that it sells. */
  categoryIds: ReadonlyMap<string, number>;
  ids: ReadonlyMap<string, number>;
  imagePath: (picture?: SamplePicture) => string | null;
};
