import type { StoreApi } from 'zustand/vanilla';
import type { PreferencesStore } from '../preferences.ts';
import type { CanvasState } from './canvas-state.ts';

/** Lowers a sheet that covers nearly all, once something is to be looked at on the page. */
export const showPageWhenMeant = (canvas: StoreApi<CanvasState>, preferences: PreferencesStore) =>
  canvas.subscribe((now, before) => {
    const isMeant =
      now.device !== before.device ||
      (now.isWalking && !before.isWalking) ||
      (now.picking === 'colours' && before.picking !== 'colours');
    if (isMeant && preferences.getState().sheet === 'full') preferences.setState({ sheet: 'half' });
  });
