import type { StoreApi } from 'zustand/vanilla';
import type { PreferencesStore } from '../../core/state/preferences.ts';
import type { CanvasState } from './canvas-state.ts';

/** In a lower window (CSS pixels) a half-open sheet leaves nothing of the page visible. */
const lowWindow = 480;

/** Lowers the panel's sheet on a phone when a mode starts that needs the page. @returns stops it */
export const lowerSheetForPage = (canvas: StoreApi<CanvasState>, preferences: PreferencesStore) =>
  canvas.subscribe((now, before) => {
    const needsPage =
      now.device !== before.device ||
      (now.isNavigating && !before.isNavigating) ||
      (now.picking === 'colours' && before.picking !== 'colours');
    if (!needsPage) return;
    if (window.innerHeight < lowWindow) preferences.setState({ sheet: 'peek' });
    else if (preferences.getState().sheet === 'full') preferences.setState({ sheet: 'half' });
  });
