import type { EditSelection } from '../history/edit.ts';

/** What was removed last, for as long as the panel offers to bring it back. */
export type Removal = {
  name: string;
  /** The step of the history that removed it; the offer ends with the next one. */
  step: number;
  /** What is selected again with it. */
  selection: EditSelection | null;
  /** Where nothing is: the row of the list (`data-opens`) that takes the focus. */
  row: string | null;
};
