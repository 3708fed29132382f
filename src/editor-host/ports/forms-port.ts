import type { FormsPort, FormSubject, Readable } from '#editor/core/ports.ts';
import { readableStore } from '../state/readable-store.ts';

/** What a form over the page changes, and whose it is. */
export type OpenForm = FormSubject & { restaurantId: number };

/** The forms over the page as their host knows them. */
export type StorefrontForms = FormsPort & { opened: Readable<OpenForm | null> };

/** @param shownId the restaurant whose menu the page shows; null: none */
export function createFormsPort(shownId: () => number | null): StorefrontForms {
  const opened = readableStore<OpenForm | null>(null);
  return {
    opened,
    open({ kind, id }) {
      const restaurantId = kind === 'dish' ? shownId() : id;
      if (restaurantId !== null) opened.set({ kind, id, restaurantId });
    },
    close: () => opened.set(null),
  };
}
