import type { ImportFinding, TableMapping } from '#schemas/api/menu-mapping.ts';
import type { DraftOption } from '../menu/draft-dish.ts';
import type { ImportProblem } from '../menu/imported-menu.ts';
import type { CellUse } from './cell-use.ts';

/** By what rows are read, and what is found on the way. */
export type CollectContext = {
  mapping: TableMapping;
  currency: string;
  /** 'line' of a CSV, 'row' of a spreadsheet, 'sheet “Bar”, row' where several are read. */
  rowWord: string;
  /** The sheet, where several are read. */
  sheet: string | null;
  /** Category of dishes that the sheet gives none. */
  usualCategory: string;
  /** Whether the columns of categories name several, divided by commas. */
  isSeveralCategories: boolean;
  /** Options of groups that other sheets of the file list, by the group's name in small letters. */
  optionsOf: ReadonlyMap<string, readonly DraftOption[]>;
  use: CellUse;
  problems: ImportProblem[];
  findings: ImportFinding[];
};
