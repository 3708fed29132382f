import { lazyView } from '../../parts/later.tsx';
import type { CompareDialogProps } from './compare-dialog.tsx';

/** Before and after as pictures, fetched when they are first asked for. */
export const CompareLater = lazyView<CompareDialogProps>(
  'compare',
  async () => (await import('./compare-dialog.tsx')).CompareDialog,
);
