import { createStore } from 'zustand/vanilla';

/** What of the home page is shown at present (docs/decisions/019). */
export type Present = {
  /** Ids of the sections whose times do not hold: as the server found, then with the clock. */
  resting: readonly string[];
  /** All sections are drawn whatever their rules: the editor is open. */
  isWhole: boolean;
  /** The site is edited or about to be: whoever does so is not asked where to order from. */
  isEdited: boolean;
};

export const createPresentStore = (resting: readonly string[] = []) =>
  createStore<Present>(() => ({ resting, isWhole: false, isEdited: false }));
