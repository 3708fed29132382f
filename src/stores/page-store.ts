import { createStore } from 'zustand/vanilla';

/** What of the home page is shown at present (docs/decisions/019). */
export type PageState = {
  /** Ids of the sections whose times do not hold: as the server found, then with the clock. */
  inactiveSections: readonly string[];
  /** All sections are drawn whatever their rules: the editor is open. */
  showsAllSections: boolean;
  /** The site is edited or about to be: whoever does so is not asked where to order from. */
  isEdited: boolean;
};

export const createPageStore = (inactiveSections: readonly string[] = []) =>
  createStore<PageState>(() => ({ inactiveSections, showsAllSections: false, isEdited: false }));
