import { createStore, type StoreApi } from 'zustand/vanilla';
import { z } from 'zod';

/** How wide the panel may be, in CSS pixels. */
export const panelWidths = { least: 300, most: 560, start: 340, step: 20 } as const;

/** How much of a phone's window the panel takes, from the least to nearly all. */
export const sheetHeights = ['peek', 'half', 'full'] as const;
export type SheetHeight = (typeof sheetHeights)[number];

const schema = z.object({
  dock: z.enum(['right', 'left']).catch('right'),
  width: z.number().int().min(panelWidths.least).max(panelWidths.most).catch(panelWidths.start),
  sheet: z.enum(sheetHeights).catch('half'),
});

/** Where an owner likes the panel; nothing of a site. */
export type Preferences = z.output<typeof schema>;
export type PreferencesStore = StoreApi<Preferences>;

type Keeper = { read(key: string): string | null; write(key: string, value: string): unknown };

const key = 'editorPreferences';

/** @param keeper where they outlive the page; null keeps them as long as the page lives */
export function createPreferences(keeper: Keeper | null): PreferencesStore {
  const store = createStore<Preferences>(() => readPreferences(keeper?.read(key) ?? null));
  store.subscribe((state) => keeper?.write(key, JSON.stringify(state)));
  return store;
}

/** Stored text may be anything: what cannot be used is as it was at first. */
function readPreferences(stored: string | null): Preferences {
  const fallback = { dock: 'right', width: panelWidths.start, sheet: 'half' } as const;
  try {
    return schema.catch(fallback).parse(JSON.parse(stored ?? '{}'));
  } catch {
    return fallback;
  }
}

/** A width that the panel can have, whatever was dragged or typed. */
export const fittedWidth = (width: number): number =>
  Math.round(Math.min(panelWidths.most, Math.max(panelWidths.least, width)));
