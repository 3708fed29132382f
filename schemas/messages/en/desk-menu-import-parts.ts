const cells = (count: number) => (count === 1 ? '1 cell' : `${count} cells`);

/** Sentences of the preview about cells that do not come to the menu. */
export const unusedTexts = {
  heading: (columns: number, count: number) =>
    columns === 1
      ? `${cells(count)} of one column ${count === 1 ? 'is' : 'are'} not used`
      : `${cells(count)} of ${columns} columns are not used`,
};

const rowsOf = (count: number) => (count === 1 ? '1 row' : `${count} rows`);

/** Labels of what may be read of a spreadsheet besides. */
export const moreOfFile = {
  sheet: (name: string, count: number) => `Also read “${name}” (${rowsOf(count)})`,
  hiddenRows: (count: number) =>
    count === 1 ? 'Also read the hidden row' : `Also read the ${count} hidden rows`,
};

const dishes = (count: number) => (count === 1 ? '1 dish' : `${count} dishes`);

/** Choices for the dishes of earlier files that the new one lacks. */
export const earlierDishes = {
  legend: (count: number) =>
    `Earlier files brought ${dishes(count)} that ${count === 1 ? 'is' : 'are'} not in this one`,
  add: 'Add to the menu',
  addHint:
    'They stay as they are. A dish that the file has too, by its code or name, becomes as the file has it.',
  replace: 'Replace what earlier files brought',
  replaceHint: (count: number) =>
    `${dishes(count)} ${count === 1 ? 'is' : 'are'} taken off the menu. Dishes written by hand stay.`,
};
