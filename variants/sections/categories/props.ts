import type { CategoriesConfig } from '#schemas/config/sections/categories.ts';
import type { Picture } from '../../picture.ts';
import type { SectionBase } from '../../section-base.ts';

export type CategoryEntry = {
  id: number;
  name: string;
  picture: Picture | null;
  itemCount: number;
  /** Anchor of the category in the menu: '#category-12', or '/menu#category-12'. */
  href: string;
};
export type CategoriesProps = SectionBase<CategoriesConfig> & {
  categories: readonly CategoryEntry[];
};
