import type { ComponentType } from 'react';
import { HistoryView } from './history/history-view.tsx';
import { PlacesView } from './places/places-view.tsx';
import { TransferView } from './transfer/transfer-view.tsx';
import { VersionsView } from './versions/versions-view.tsx';
import type { FurtherView } from './views.ts';

/** The views beside the settings: what the head's menu calls them, and what draws them. */
export const furtherViews: Record<FurtherView, { label: string; Component: ComponentType }> = {
  history: { label: 'History', Component: HistoryView },
  versions: { label: 'Versions', Component: VersionsView },
  transfer: { label: 'Import and export', Component: TransferView },
  places: { label: 'Locations', Component: PlacesView },
};
