import { lazyPart } from '#variants/lazy-part.tsx';
import type { OfferDialogProps } from './offer-dialog.tsx';

/** The dialog of meals and deals, in a chunk of its own. */
export const offerDialog = lazyPart<OfferDialogProps>('ui/dish/offers/offer-dialog.tsx', () =>
  import('./offer-dialog.tsx').then((module) => module.OfferDialog),
);
