const megabyte = 1024 * 1024;

/**
 * The memory that each cache of a process may take, in bytes, however many tenants there are: some
 * 64 MB in all (docs/decisions/115). What one value takes is estimated, for menus of 200 dishes.
 */
export const cacheBytes = {
  /** Menus as objects, which carts are priced by: of 200 dishes some 500 kB each. */
  menus: 16 * megabyte,
  /** Menus that were not asked for lately: some 25 kB each. */
  packedMenus: 12 * megabyte,
  /** What pages ask of a menu before they are drawn: some 5 kB each. */
  menuHeads: 3 * megabyte,
  /** Public pages: of 200 dishes some 40 kB each in one encoding. */
  pages: 12 * megabyte,
  /** Published documents: some 60 kB each. */
  settings: 8 * megabyte,
  /** Legal pages in all languages. */
  legal: 3 * megabyte,
  /** Tenants and their hosts: half a kB each. */
  tenants: 2 * megabyte,
  /** What pages show of restaurants. */
  pageRestaurants: 2 * megabyte,
  /** Which pages a site has: some 300 bytes each. */
  sitePages: megabyte,
  /** Rows and hours of restaurants, which carts need. */
  restaurants: 3 * megabyte,
  /** Sizes and placeholders of pictures. */
  pictures: megabyte,
  /** Drafts that links show. */
  previews: 2 * megabyte,
} as const;
