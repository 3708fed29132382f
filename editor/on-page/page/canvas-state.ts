import { createContext, use } from 'react';
import { useStore } from 'zustand/react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Device } from './devices.ts';
import type { PaintFinding } from './find-paint.ts';

/** What a press on the page means for the editor: its field, its colour, or nothing at all. */
export type Picking = 'fields' | 'colours' | 'off';

export type CanvasState = {
  picking: Picking;
  device: Device;
  /** Which colours paint what was pressed, and where that was. */
  paint: PaintFinding | null;
  /** The sections are walked through by keys. */
  isWalking: boolean;
};

/** How the page is used as a canvas; belongs to the open panel, and is gone with it. */
export const createCanvasState = (): StoreApi<CanvasState> =>
  createStore<CanvasState>(() => ({
    picking: 'fields',
    device: 'page',
    paint: null,
    isWalking: false,
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
