import type { ImportFinding } from '#schemas/api/menu-mapping.ts';
import type { UnusedColumn } from '#schemas/api/unused-cells.ts';

/**
 * A menu as any format gives it: no database, no wire. Ids are the file's own and unique within
 * their kind; amounts are minor units of the tenant's currency.
 */
export type ImportedMenu = {
  categories: readonly ImportedCategory[];
  products: readonly ImportedProduct[];
  groups: readonly ImportedGroup[];
};

export type ImportedCategory = {
  externalId: string;
  name: string;
  description: string;
  /** When it is offered; empty means always. */
  hours: readonly ImportedHours[];
  /** In the order they are shown. */
  productIds: readonly string[];
};

/** Local wall clock; ISO weekday; `closes` at or before `opens` crosses midnight (rule R18). */
export type ImportedHours = { weekday: number; opens: string; closes: string };

export type ImportedProduct = {
  externalId: string;
  name: string;
  description: string;
  price: number;
  /** What the counter charges, where the file tells it apart. */
  counterPrice?: number;
  /** The file gives no price: it is not sold, not even where dishes for nothing are. */
  isUnpriced?: boolean;
  /** Somebody has said that it is sold for nothing. */
  isFree?: boolean;
  diets: readonly string[];
  /** Absent: the format knows nothing of it, and what is set by hand stays. */
  allergens?: readonly string[];
  /** Choices of one value such as a size; absent as above, empty: it has none. */
  choices?: readonly ImportedChoice[];
  /** The picture's address or file name. It is not fetched. */
  picture?: string;
  /** A format that knows nothing of it leaves what is set by hand. */
  suspended: Suspension | 'not-told';
  /** In the order they are asked. */
  groupIds: readonly string[];
};

/** A choice of exactly one value; a value costs so much more or less than the dish's price. */
export type ImportedChoice = {
  name: string;
  values: readonly {
    name: string;
    priceAdjustment: number;
    /** The file gives no price, or nothing as the price: it is not sold. */
    isUnpriced?: boolean;
  }[];
};

export type ImportedGroup = {
  externalId: string;
  name: string;
  min: number;
  /** null: no limit. */
  max: number | null;
  modifiers: readonly ImportedModifier[];
};

export type ImportedModifier = {
  /** Unique within its group. */
  externalId: string;
  name: string;
  price: number;
  maxQuantity: number;
  isDefault: boolean;
  suspended: Suspension;
  allergens?: readonly string[];
  /** Groups that it asks in turn; at most three lie within each other. */
  groupIds?: readonly string[];
};

/** Not sold: until a moment, or until someone says otherwise; null is for sale. */
export type Suspension = Date | 'until-further-notice' | null;

/** What a format's parser gives back: a menu with remarks, or what is wrong and where. */
export type ParsedMenu =
  | {
      ok: true;
      menu: ImportedMenu;
      remarks: readonly string[];
      /** What needs a look, by row and dish. */
      findings?: readonly ImportFinding[];
      /** Cells of a table that do not come to the menu. */
      unused?: readonly UnusedColumn[];
    }
  | { ok: false; problems: readonly ImportProblem[] };

/** `place` is a JSON path (`items[12].price_info.price`) or a line (`line 7, price`). */
export type ImportProblem = { place: string; message: string };

/** One more format is one file with this and one line in formats/import-formats.ts. */
export type MenuFormat = {
  /** What people call it. */
  title: string;
  /** File name endings that it has. */
  endings: readonly string[];
  /** Whether a file is one, by what is in it. */
  recognises(content: TextContent): boolean;
  /** @param currency ISO 4217 code of the tenant. */
  parse(text: string, currency: string): ParsedMenu;
};

/** A file of text, without a byte order mark; `json` is what it says where it is JSON. */
export type TextContent = { text: string; json?: unknown };
