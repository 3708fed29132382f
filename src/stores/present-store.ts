import { createStore } from 'zustand/vanilla';

/** The moment by which the home page shows its sections (docs/decisions/019). */
export type Present = {
  /** Epoch ms; the server's at first, then it goes with the clock. */
  at: number;
  /** All sections are drawn whatever their rules: the editor is open. */
  isWhole: boolean;
};

export const createPresentStore = (drawnAt: string) =>
  createStore<Present>(() => ({ at: Date.parse(drawnAt), isWhole: false }));
