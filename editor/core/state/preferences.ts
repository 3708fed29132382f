import { createStore, type StoreApi } from 'zustand/vanilla';
import { z } from 'zod';

/** How wide the panel may be, in CSS pixels. */
export const panelWidths = { least: 300, most: 560, start: 340, step: 20 } as const;

/** How much of a phone's window the panel takes. */
export const sheetHeights = ['peek', 'half', 'full'] as const;
export type SheetHeight = (typeof sheetHeights)[number];

const schema = z.object({
  dock: z.enum(['right', 'left']).catch('right'),
  width: z.number().int().min(panelWidths.least).max(panelWidths.most).catch(panelWidths.start),
  sheet: z.enum(sheetHeights).catch('half'),
});

/** Where an owner likes the panel; independent of the site. */
export type Preferences = z.output<typeof schema>;
export type PreferencesStore = StoreApi<Preferences>;

type PreferencesStorage = {
  read(key: string): string | null;
  write(key: string, value: string): unknown;
};

const key = 'editorPreferences';

/** @param storage where they are persisted; null: in memory */
export function createPreferences(storage: PreferencesStorage | null): PreferencesStore {
  const store = createStore<Preferences>(() => readPreferences(storage?.read(key) ?? null));
  store.subscribe((state) => storage?.write(key, JSON.stringify(state)));
  return store;
}

/** Stored text may be anything: invalid preferences are replaced by the defaults. */
function readPreferences(stored: string | null): Preferences {
  const fallback = { dock: 'right', width: panelWidths.start, sheet: 'half' } as const;
  try {
    return schema.catch(fallback).parse(JSON.parse(stored ?? '{}'));
  } catch {
    return fallback;
  }
}

/** A width limited to what the panel can have. */
export const fittedWidth = (width: number): number =>
  Math.round(Math.min(panelWidths.most, Math.max(panelWidths.least, width)));
