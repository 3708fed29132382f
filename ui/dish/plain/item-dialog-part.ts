import { lazyPart } from '#variants/lazy-part.tsx';
import type { ItemDialogProps } from './item-dialog.tsx';

/** The dialog of a dish, in a chunk of its own. */
export const itemDialog = lazyPart<ItemDialogProps>('ui/dish/plain/item-dialog.tsx', () =>
  import('./item-dialog.tsx').then((module) => module.ItemDialog),
);
