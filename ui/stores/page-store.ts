import type { Cart } from '#schemas/api/cart.ts';
import type { ComponentType } from 'react';
import { createStore } from 'zustand/vanilla';

/** How the editor is opened from a page, once its scripts run. */
export type EditorEntry = {
  open(): void;
  /** Somebody is about to open it. */
  preload(): Promise<void>;
  /** Staff are signed in here, who find its button whatever `showConfigEditor` says. */
  isForStaff: boolean;
  isOpen: boolean;
  /** How often it was closed: its button takes the focus each time. */
  returns: number;
  /** What is pressed; it comes with the entry, for no page needs it before. */
  Button: ComponentType<EditorEntryButtonProps>;
};

export type EditorEntryButtonProps = {
  entry: EditorEntry;
  /** It has the focus when the editor is closed. */
  takesFocus: boolean;
};

/** As much of the cart as every page shows: how many dishes, and what is to be paid. */
export type CartSummary = {
  count: number;
  /** As it is shown, in the customer's language. */
  total: string;
  /** The total is one of before, or a guess. */
  isRepricing: boolean;
  /** Null where it is picked up, and where no address is known. */
  delivery: Cart['delivery'];
};

/** What of the page is shown at present (docs/decisions/019). */
export type PageState = {
  /** Ids of the sections whose times do not hold: as the server found, then with the clock. */
  inactiveSections: readonly string[];
  /** All sections are drawn whatever their rules: the editor is open. */
  showsAllSections: boolean;
  /** The site is edited or about to be: whoever does so is not asked where to order from. */
  isEdited: boolean;
  /** Null on the server, before hydration, and in a frame of the editor. */
  editorEntry: EditorEntry | null;
  /** Null on the server, and while the cart has not been loaded or nobody has one. */
  cartSummary: CartSummary | null;
};

export const createPageStore = (inactiveSections: readonly string[] = []) =>
  createStore<PageState>(() => ({
    inactiveSections,
    showsAllSections: false,
    isEdited: false,
    editorEntry: null,
    cartSummary: null,
  }));
