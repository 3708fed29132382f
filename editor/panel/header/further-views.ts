import type { ComponentType } from 'react';
import { lazyView } from '../../parts/lazy-view.tsx';
import type { FurtherView } from '../../core/state/views.ts';

/** The views beside the settings: what the head's menu calls them, and what draws them. */
export const furtherViews: Record<FurtherView, { label: string; Component: ComponentType }> = {
  history: {
    label: 'History',
    Component: lazyView(
      'history',
      async () => (await import('../../tools/history/history-view.tsx')).HistoryView,
    ),
  },
  versions: {
    label: 'Versions',
    Component: lazyView(
      'versions',
      async () => (await import('../../tools/versions/versions-view.tsx')).VersionsView,
    ),
  },
  translations: {
    label: 'Translations',
    Component: lazyView(
      'translations',
      async () => (await import('../../tools/translations/translations-view.tsx')).TranslationsView,
    ),
  },
  transfer: {
    label: 'Import and export',
    Component: lazyView(
      'transfer',
      async () => (await import('../../tools/transfer/transfer-view.tsx')).TransferView,
    ),
  },
  places: {
    label: 'Locations',
    Component: lazyView(
      'places',
      async () => (await import('../../tools/places/places-view.tsx')).PlacesView,
    ),
  },
};
