import type { ColumnRole, TableMapping } from '../../api/menu-mapping.ts';
import type { PreviewedDish } from '../../api/staff-menu-import.ts';
import { noPrice } from './no-price.ts';
import { earlierDishes, moreOfFile, unusedTexts } from './desk-menu-import-parts.ts';

const changes: Record<PreviewedDish['change'], string> = {
  added: 'New',
  changed: 'Changed',
  same: 'As it was',
  removed: 'Goes',
};

type Counts = Record<'added' | 'changed' | 'same' | 'removed', number>;

const dishes = (count: number) => (count === 1 ? '1 dish' : `${count} dishes`);

/** '3 dishes new, 1 changed.': the first part that there is says what is counted. */
const sumOf = (parts: readonly (readonly [number, string])[]): string => {
  const [first, ...others] = parts.filter(([count]) => count > 0);
  if (!first) return '';
  const rest = others.map(([count, what]) => `${count} ${what}`);
  return [`${dishes(first[0])} ${first[1]}`, ...rest].join(', ') + '.';
};

/** What a column may say, as people choose it. */
const roles: Record<ColumnRole, string> = {
  ignore: 'Leave this column out',
  name: 'Name of the dish',
  price: 'Price',
  category: 'Category',
  description: 'Description',
  counter_price: 'Price at the counter',
  size: 'Size (one row for each)',
  size_title: 'What the sizes are called together',
  size_price: 'Price of one size',
  options: 'Options of one group',
  groups: 'Names of groups of options',
  group_flag: 'Yes or no: asks one group',
  option_group: 'Group of an option (one row for each option)',
  option_name: 'Name of an option (one row for each)',
  option_price: 'What an option costs more (one row for each)',
  diets: 'Diets',
  diet_flag: 'Yes or no: one diet',
  tags: 'Tags, of which diets are read',
  allergens: 'Allergens',
  allergen_flag: 'Yes or no: one allergen',
  external_id: 'Number or code of the dish',
  parent_id: 'Code of the dish that a row is a size of',
  picture: 'Picture',
  availability: 'Whether it is sold',
  hidden_flag: 'Yes or no: it is not sold',
  calories: 'Energy',
};

const rows: Record<TableMapping['rows'], string> = {
  dish: 'A dish',
  size: 'A size of a dish',
  option: 'An option of a dish',
};

/** Sentences of importing a menu: choosing a file, reading its table, looking at it, and done. */
export const deskMenuImport = {
  title: 'Import',
  pageHeading: 'Import a menu',
  intro:
    'From a file: you see what each column is taken for and what would change before anything is changed.',
  file: {
    legend: 'You have a menu already',
    choose: 'Choose a file',
    orDrop: 'or drop it here',
    hint: 'A table (Excel or CSV) with your dishes and prices, whatever its columns are called; a menu of Uber Eats or Square (JSON); or a saved web page with a menu in it. At most 10 MB.',
    dropped: 'Drop the file',
    several: 'One file at a time: the first one is read.',
    tooLarge: 'This file is larger than 10 MB, which no menu is. Save it without pictures.',
    unreadable: 'The file could not be read from this device. Choose it again.',
  },
  reading: 'Reading the menu…',
  sending: (percent: number) => `Sending the file… ${percent} %`,
  unreached: 'That did not work: there is no connection. Nothing was changed; try again.',
  place: (place: string, message: string) => (place === '' ? message : `${place}: ${message}`),
  moreProblems: (count: number) => `… and ${count} more.`,
  preview: {
    heading: (name: string) => `What “${name}” would put on the menu`,
    counts: ({ added, changed, same, removed }: Counts) =>
      sumOf([
        [added, 'new'],
        [changed, 'changed'],
        [same, 'as before'],
        [removed, 'taken off'],
      ]),
    parts: (categories: number, groups: number, choices: number) =>
      groups === 0
        ? `In ${categories === 1 ? '1 category' : `${categories} categories`}.`
        : `In ${categories === 1 ? '1 category' : `${categories} categories`}, with ${choices} choices in ${groups === 1 ? '1 group' : `${groups} groups`}.`,
    nothing: 'The menu is like this already: there is nothing to change.',
    withheld: (count: number) =>
      count === 1
        ? 'One dish comes without a price and is not sold until it has one:'
        : `${count} dishes come without a price and are not sold until they have one:`,
    notes: 'What else to know',
    replaceStarter: (count: number) => `Take the ${dishes(count)} of the small menu off`,
    replaceStarterHint: 'Otherwise they stay beside the dishes of the file.',
    removal: (count: number) =>
      `Yes, take ${dishes(count)} off the menu: that is more than a tenth of it`,
    confirmFirst: 'Confirm first that so much goes.',
    dish: 'Dish',
    price: 'Price',
    change: 'What happens',
    changes,
    options: (count: number) => (count === 1 ? '1 option' : `${count} options`),
    noPrice,
    size: (name: string, price: string) => `${name} ${price}`,
    notSold: 'Not for sale',
    showAll: (count: number) => `Show all ${count}`,
    more: (count: number) => `and ${count} more`,
    apply: 'Put it on the menu',
    applying: 'Putting it on the menu…',
    backToTable: 'Correct the columns',
    back: 'Choose something else',
  },
  done: {
    heading: 'The menu is there',
    text: ({ added, changed, removed }: Counts) =>
      added + changed + removed === 0
        ? 'It was like this already.'
        : sumOf([
            [added, 'added'],
            [changed, 'changed'],
            [removed, 'taken off'],
          ]),
    look: 'See the menu',
    again: 'Import another one',
  },
  mapping: {
    heading: (file: string) => `How “${file}” is read`,
    intro: 'Look at each column, and correct what was taken for something else.',
    origins: {
      guessed: 'This is what it looks like to us.',
      remembered: 'As you read a file with these headings last time.',
      sent: 'As you corrected it.',
    },
    columns: 'Columns',
    columnsRead: (headings: string) => `Read: ${headings}`,
    leftOut: (count: number, headings: string) => `${count} columns are left out: ${headings}.`,
    column: (heading: string) => `What “${heading}” is`,
    unnamed: (number: number) => `Column ${number}`,
    samples: (samples: readonly string[]) =>
      samples.length === 0 ? 'Nothing in the first rows' : samples.join(' · '),
    roles,
    label: (heading: string) => `Of which (“${heading}”)`,
    labelHint: 'Such as the size “Large”, the group “Sauce”, the diet “Vegan”.',
    sizeNames: (heading: string) => `Names of several prices in “${heading}”`,
    sizeNamesHint: 'With strokes between them, such as “Small / Large”.',
    remembered: 'As last time.',
    chosen: 'You chose this.',
    ways: 'How the table is built',
    sheet: 'Sheet',
    sheetOption: (name: string, rowCount: number) => `${name} (${rowCount} rows)`,
    more: moreOfFile,
    encoding: 'Letters are written in',
    encodingHint: 'Choose another one where letters such as é look wrong.',
    headingRow: 'Row of the headings',
    noHeadings: 'There are none: the first row is a dish',
    headingOption: (row: number, cells: string) => `${row}: ${cells}`,
    rowsAre: 'Each row is',
    rows,
    decimalMark: 'Prices are written',
    decimalMarks: { '.': '12.50', ',': '12,50' },
    currency: 'The prices are in',
    otherCurrency: (own: string) =>
      `Your menu is in ${own}. The numbers are taken as they are, none is converted.`,
    sections: 'A row with one cell only is a category',
    dishes: (count: number) =>
      count === 0 ? 'No dishes yet' : `What becomes of it: ${dishes(count)}`,
    firstDishes: 'The first ten dishes',
    noDishes: 'Say which column is the name and which the price.',
    sizesAndOptions: 'Sizes and options',
    findings: (count: number) =>
      count === 1
        ? 'One place needs a look: it is in the next step.'
        : `${count} places need a look: they are in the next step.`,
    problems: 'It cannot be read like that yet:',
    renewing: 'Reading it as you corrected it…',
    stale: 'The dishes below are from before your last correction.',
    again: 'Try again',
    goOn: 'See what would change',
    problemsFirst: 'Correct first what cannot be read.',
    mended: 'What you mended stays while the columns stay as they are.',
    back: 'Choose another file',
  },
  mend: {
    open: (name: string) => `Mend “${name}”`,
    short: 'Mend',
    name: 'Name',
    price: 'Price',
    category: 'Category',
    sizeAt: (price: string) => `Size at ${price}`,
    free: 'It is sold for nothing',
    leaveOut: 'Leave it out',
    save: 'Take this over',
    cancel: 'Cancel',
    bringBack: (name: string) => `Bring “${name}” back`,
    leftOut: 'Left out by you',
    notAPrice: (example: string) => `Write a price such as ${example}.`,
    mended: 'Mended by you',
  },
  findings: {
    heading: (count: number) =>
      count === 1 ? 'One place needs a look' : `${count} places need a look`,
    showAll: (count: number) => `Show all ${count}`,
    row: (row: number, sentence: string) => `Row ${row}: ${sentence}`,
    rowOfSheet: (sheet: string, row: number, sentence: string) =>
      `“${sheet}”, row ${row}: ${sentence}`,
  },
  unused: unusedTexts,
  earlier: earlierDishes,
  takeBack: {
    action: 'Take the import back',
    pending: 'Taking it back…',
    heading: 'The import is taken back',
    text: 'The menu is as it was before, but for what was changed since.',
    toMenu: 'Edit the menu',
  },
};
