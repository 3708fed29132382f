import type { Catalogue } from '../catalogue.ts';
import type { offers as en } from '../en/offers.ts';
import { isolate } from './isolate.ts';
import { plural } from './plural.ts';

const counted = (count: number): string =>
  plural(count, {
    zero: 'لا عروض',
    one: 'عرض واحد',
    two: 'عرضان',
    few: `${count} عروض`,
    many: `${count} عرضًا`,
    other: `${count} عرض`,
  });

/** What the menu says of deals; their own page and dialog say more: deals.ts. */
export const offers = {
  title: 'العروض',
  // With the short form in it: what is read out holds what is seen.
  linkWith: (count) => `مشاهدة العروض (${counted(count)})`,
  /** The same where there is little room. */
  count: counted,

  /** What a deal does, short enough for a badge. */
  buyGetFree: (buy, get) => `${buy} + ${get} مجانًا`,
  buyGetLess: (buy, get, percent) => `${buy} + ${get} بخصم ${percent}%`,
  bundle: (price) => `معًا ${isolate(price)}`,
  percentOff: (percent) => `خصم ${percent}%`,
} satisfies Catalogue<typeof en>;
