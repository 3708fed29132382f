const cells = (count: number) => (count === 1 ? '1 cell' : `${count} cells`);

/** What of a file does not come to the menu, in the preview. */
export const unusedWords = {
  heading: (columns: number, count: number) =>
    columns === 1
      ? `${cells(count)} of one column ${count === 1 ? 'is' : 'are'} not used`
      : `${cells(count)} of ${columns} columns are not used`,
};
