/**
 * What the panel shows: the whole site, one group of settings, or one of the further views, each
 * of which has a line in `further-views.ts`.
 */
export type View = { name: 'site' } | { name: 'group'; path: string } | { name: FurtherView };

/** Views beside the settings, opened from the header's menu and the command palette. */
export const furtherViewNames = [
  'history',
  'versions',
  'translations',
  'transfer',
  'places',
] as const;
export type FurtherView = (typeof furtherViewNames)[number];
