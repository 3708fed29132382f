import type { MenuPort, Readable } from '#editor/core/ports.ts';
import { readableStore } from '../state/readable-store.ts';

/** A dish whose form is open. */
export type OpenDish = { restaurantId: number; dishId: number };

/** The menu's forms on the page: which is open, and closing it. */
export type OpenMenuPort = MenuPort & { opened: Readable<OpenDish | null>; close(): void };

/** @param shownId the restaurant whose menu the page shows; null: none */
export function createMenuPort(shownId: () => number | null): OpenMenuPort {
  const opened = readableStore<OpenDish | null>(null);
  return {
    opened,
    editDish(dishId) {
      const restaurantId = shownId();
      if (restaurantId !== null) opened.set({ restaurantId, dishId });
    },
    close: () => opened.set(null),
  };
}
