/**
 * How rows are marked with where they came from. Products belong to the whole tenant, so theirs
 * names the restaurant too: an import into one restaurant never changes another's menu, nor what
 * was written by hand, nor what another format brought.
 */
export type SourceIds = {
  /** Beginning of the external ids of categories and groups. */
  ofRestaurant: string;
  /** Beginning of the external ids of products. */
  ofTenant: string;
};

export const sourceIds = (source: string, restaurantId: number): SourceIds => ({
  ofRestaurant: `${source}:`,
  ofTenant: `${source}@${restaurantId}:`,
});
