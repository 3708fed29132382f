import type { Catalogue } from './catalogue.ts';
import type { en } from './en.ts';
import { soon } from './en/soon.ts';

/** Sentences of the screens whose feature is not there yet: a first load is spared them. */
export const enSoon = { soon } satisfies {
  soon: Record<
    Exclude<
      keyof (typeof en)['shell']['soon'],
      | 'contact'
      | 'giftCards'
      | 'instoreMenu'
      | 'loyaltyPoints'
      | 'reservations'
      | 'tableReservation'
      | 'tableReservationConfirm'
      | 'tableReservationSuccess'
    >,
    string
  >;
};

/** A complete catalogue of them. */
export type SoonMessages = Catalogue<typeof enSoon>;
