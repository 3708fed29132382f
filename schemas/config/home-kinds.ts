/** Kinds of sections that an owner may put on the home page, as often as wanted. */
export const homeKinds = [
  'hero',
  'features',
  'categories',
  'menu',
  'appPromotion',
  'spotlight',
  'gallery',
  'reviews',
  'hours',
  'about',
] as const;
export type HomeKind = (typeof homeKinds)[number];

/** The sections of the specification's flat shape (§3): id, kind and place are one. */
export const basePaths = {
  hero: 'hero',
  features: 'features',
  categories: 'categories',
  menu: 'menu',
  appPromotion: 'general.mobileApp',
} as const satisfies Partial<Record<HomeKind, string>>;
export type BaseSection = keyof typeof basePaths;

export const isBaseSection = (id: string): id is BaseSection => Object.hasOwn(basePaths, id);

/** Where a section's settings stand in the configuration, as a dotted path. */
export const sectionPath = (id: string): string =>
  isBaseSection(id) ? basePaths[id] : `sections.${id}`;
