import type { FindingKind, ImportFinding } from '../../api/menu-mapping.ts';
import type { UnusedColumn, UnusedReason } from '../../api/unused-cells.ts';

type Sentence = (about: { dish: string; detail: string }) => string;

/** What of a menu file needs a look before it is imported. */
export const menuFindings: Record<FindingKind, Sentence> = {
  no_price: ({ dish, detail }) =>
    detail === ''
      ? `“${dish}” has no price. It is not for sale until it has one.`
      : `“${dish}” has no price (“${detail}”). It is not for sale until it has one.`,
  price_stays: ({ dish, detail }) =>
    `“${dish}” has no price in the file. It keeps the one that it has, ${detail}.`,
  zero_price: ({ dish }) =>
    `“${dish}” costs nothing. It is not for sale until it has a price or is marked as free.`,
  name_twice: ({ dish, detail }) => `“${dish}” stands there twice: ${detail}.`,
  on_menu_already: ({ dish }) =>
    `“${dish}” is on the menu already, from elsewhere than such a file. This one comes beside it: leave it out here, or take the other one off.`,
  row_twice: ({ dish, detail }) => `“${dish}” is the same row as ${detail}, and is read once.`,
  option_without_choices: ({ dish, detail }) =>
    `“${detail}” of “${dish}” has choices of its own that are not in the file.`,
  group_without_options: ({ dish, detail }) =>
    `“${dish}” asks “${detail}”, but the file does not say what there is to choose. It is left out.`,
  too_deep: ({ dish, detail }) =>
    `“${dish}”: “${detail}” lies deeper than three choices within each other. It is left out.`,
  unread_cell: ({ dish, detail }) => `“${dish}”: “${detail}” was not understood, and is left out.`,
  price_range: ({ dish, detail }) => `“${dish}”: of “${detail}” the lowest price is taken.`,
  row_ignored: ({ detail }) => `“${detail}” is no dish, and is left out.`,
  row_hidden: ({ detail }) => `“${detail}” is hidden in the spreadsheet, and is left out.`,
  other_currency: ({ dish, detail }) =>
    `“${dish}”: “${detail}” has the sign of another currency. The number is taken as it is.`,
  not_sold: ({ dish, detail }) => `“${dish}” is not for sale: the file says “${detail}”.`,
  sizes_named: ({ dish, detail }) =>
    `“${dish}” has several prices (“${detail}”) and no names of sizes: they are called by their order.`,
  text_cut: ({ dish, detail }) => `“${dish}”: ${detail}.`,
};

/** What a finding is about, in a sentence; where it is, beside it. */
export const findingText = ({ kind, dish, detail }: ImportFinding): string =>
  menuFindings[kind]({ dish, detail });

const reasons: Record<UnusedReason, string> = {
  left_out: 'the column is left out',
  no_place: 'a menu has no place for it',
  not_fetched: 'pictures are not fetched, add them to the dishes',
  no_diet: 'what is in it besides diets has no place on a menu',
  first_row_only: 'the first row of a dish says it for all of its rows',
  row_kind: 'the rows are read as something that has no such column',
};

const cells = (count: number): string => (count === 1 ? '1 cell' : `${count} cells`);

/** Cells of a column that do not come to the menu: how many, why, and some of them by their rows. */
export function unusedText({ heading, column, sheet, cells: count, why, examples }: UnusedColumn) {
  const name = heading === '' ? `Column ${column + 1}` : `“${heading}”`;
  const place = sheet === '' ? name : `${name} of “${sheet}”`;
  const shown = examples.map(({ row, text }) => `row ${row} “${text}”`).join(', ');
  return `${place}: ${cells(count)} not used, because ${reasons[why]} (${shown}).`;
}
