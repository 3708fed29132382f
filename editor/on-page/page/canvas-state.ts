import { createContext, use } from 'react';
import { useStore } from 'zustand/react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Device } from './devices.ts';
import type { PaintFinding } from './find-paint.ts';

/** What a click on the page selects: a field, a colour, or nothing. */
export type Picking = 'fields' | 'colours' | 'off';

export type CanvasState = {
  picking: Picking;
  device: Device;
  /** Which theme colours the clicked element is painted with, and where that was. */
  paint: PaintFinding | null;
  /** The sections are navigated by keyboard. */
  isNavigating: boolean;
};

/** How the page is used as a canvas; lives as long as the open panel. */
export const createCanvasState = (): StoreApi<CanvasState> =>
  createStore<CanvasState>(() => ({
    picking: 'fields',
    device: 'page',
    paint: null,
    isNavigating: false,
  }));

export const CanvasContext = createContext<StoreApi<CanvasState> | null>(null);

export function useCanvas(): StoreApi<CanvasState> {
  const canvas = use(CanvasContext);
  if (!canvas) throw new Error('Put this inside <ConfigEditor>.');
  return canvas;
}

/** @param selector gives the same value while nothing it reads changed */
export const useCanvasState = <T>(selector: (state: CanvasState) => T): T =>
  useStore(useCanvas(), selector);
