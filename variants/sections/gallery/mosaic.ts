/** What a row of the mosaic holds: one wide picture, two uneven ones, or a large one and two small. */
export type MosaicRow = 1 | 2 | 3;

/** Rows for so many pictures: threes and twos in turn, and never one alone beside others. */
export function mosaicRows(count: number): MosaicRow[] {
  const rows: MosaicRow[] = [];
  let left = count;
  while (left > 0) {
    const wanted = rows.length % 2 === 0 ? 3 : 2;
    const row = left === 1 ? 1 : left === 2 || left === 4 ? 2 : left === 3 ? 3 : wanted;
    rows.push(row);
    left -= row;
  }
  return rows;
}

/** Where each picture stands: the row's kind, whether the row is turned round, its place in the row. */
export const mosaicCells = (count: number) => {
  const seen = { 1: 0, 2: 0, 3: 0 };
  return mosaicRows(count).flatMap((row) => {
    const isTurned = seen[row]++ % 2 === 1;
    return Array.from({ length: row }, (_, place) => ({ row, isTurned, place }));
  });
};
