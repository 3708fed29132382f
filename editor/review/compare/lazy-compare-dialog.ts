import { lazyView } from '../../parts/lazy-view.tsx';
import type { CompareDialogProps } from './compare-dialog.tsx';

/** Before and after as pictures, fetched when they are first asked for. */
export const LazyCompareDialog = lazyView<CompareDialogProps>(
  'compare',
  async () => (await import('./compare-dialog.tsx')).CompareDialog,
);
