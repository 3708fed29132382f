import type { StoreApi } from 'zustand/vanilla';
import type { PreferencesStore } from '../../core/state/preferences.ts';
import type { CanvasState } from './canvas-state.ts';

/** Below this a sheet that shows fields leaves nothing of the page (style sheet of the panel). */
const lowWindow = 480;

/** Lowers a sheet that covers the page, once something is to be looked at on it. */
export const showPageWhenMeant = (canvas: StoreApi<CanvasState>, preferences: PreferencesStore) =>
  canvas.subscribe((now, before) => {
    const isMeant =
      now.device !== before.device ||
      (now.isWalking && !before.isWalking) ||
      (now.picking === 'colours' && before.picking !== 'colours');
    if (!isMeant) return;
    if (window.innerHeight < lowWindow) preferences.setState({ sheet: 'peek' });
    else if (preferences.getState().sheet === 'full') preferences.setState({ sheet: 'half' });
  });
