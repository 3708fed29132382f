/** One value of a chart, and its row in the table behind it. */
export type ChartPoint = {
  key: string;
  /** What it is the value of. */
  label: string;
  /** The same in as few letters as an axis has room for. */
  axis: string;
  /** 0 or more. */
  value: number;
  /** The value in words. */
  text: string;
  /** What the table says beside it, a text for each of its further columns. */
  more?: readonly string[];
};
