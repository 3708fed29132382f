import type { Suspension } from './imported-menu.ts';

/** A dish as a file tells it, before its parts get ids; amounts in minor units. */
export type DraftDish = {
  /** Where it begins in a table; null elsewhere. */
  row: number | null;
  /** The sheet, where several are read. */
  sheet?: string;
  /** The file's own id; '' where it has none. */
  id: string;
  name: string;
  description: string;
  /** At least one; '' is the usual one. */
  categories: readonly string[];
  /** null: the file gives none, or words for it. Of a dish with sizes that of no size in particular. */
  price: number | null;
  /** What stands in place of a price: 'MP'. */
  priceText: string;
  counterPrice: number | null;
  sizes: DraftSize[];
  /** What the sizes are called together. */
  sizeTitle: string;
  groups: DraftGroup[];
  diets: readonly string[];
  /** null: the file knows nothing of them. */
  allergens: readonly string[] | null;
  picture: string;
  suspended: Suspension | 'not-told';
};

/** Place of a dish in its file, as findings name it. */
export const placeOfDraft = ({ row, sheet }: Pick<DraftDish, 'row' | 'sheet'>) =>
  sheet === undefined ? { row } : { row, sheet };

export type DraftSize = { name: string; price: number | null };

/** What a dish's price and sizes are made of. */
export type Sized = Pick<DraftDish, 'row' | 'sheet' | 'name' | 'price' | 'sizes' | 'sizeTitle'>;

export type DraftGroup = {
  name: string;
  min: number;
  max: number | null;
  options: DraftOption[];
};

export type DraftOption = { name: string; price: number };

/** The category of dishes that the file gives none. */
export const usualCategory = 'Menu';
