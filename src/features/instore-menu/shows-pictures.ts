import type { MenuConfig } from '#schemas/config/sections/menu.ts';

/** Whether the owner's design of the menu has pictures beside the dishes. */
export const showsPictures = ({ variant, byVariant }: MenuConfig): boolean =>
  variant !== 'compact-list' || byVariant['compact-list'].showPictures;
