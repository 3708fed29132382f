/** The codes of schemas/api/failures.ts that are about favourites. */
export const wishlistFailures = {
  unknown_favourite: { status: [404], when: 'The user has no such favourite, or removed it.' },
  wishlist_full: { status: [409], when: 'The user has as many favourites as there may be.' },
} as const;
