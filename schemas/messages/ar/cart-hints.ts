import type { Catalogue } from '../catalogue.ts';
import type { dealHint as enDealHint, toDelivery as enToDelivery } from '../en/cart-hints.ts';
import { isolate } from './isolate.ts';

/** The bar to the delivery’s minimum; with the deals’ hints it comes with the cart that shows them. */
export const toDelivery = {
  label: 'ما تبقّى للحد الأدنى للتوصيل',
  minimum: (missing) => `يتبقّى ${isolate(missing)} للتوصيل`,
  from: (minimum) => `الحد الأدنى ${isolate(minimum)}.`,
  free: (missing) => `يتبقّى ${isolate(missing)} ليصبح التوصيل مجانيًا.`,
  cheaper: (missing, charge) => `يتبقّى ${isolate(missing)} ليصبح التوصيل مقابل ${isolate(charge)}.`,
} satisfies Catalogue<typeof enToDelivery>;

/** What is missing for the next deal. */
export const dealHint = {
  label: 'عرض في متناولك',
  /** `more` lists what is missing: '1 × Gelato'. */
  add: (more, effect) => `بإضافة ${more}: ${effect}`,
  more: (count, what) => `${count} × ${isolate(what)}`,
  plain: (count, deal) => `يتبقّى ${count} للحصول على «${isolate(deal)}»`,
  which: { cheapest: 'الأقل سعرًا', dearest: 'الأعلى سعرًا', first: 'واحد منها' },
  free: (which) => `${which} مجانًا`,
  less: (which, percent) => `خصم ${percent}% على ${which}`,
  bundle: (price) => `السعر معًا ${isolate(price)}`,
  percent: (percent) => `خصم ${percent}%`,
} satisfies Catalogue<typeof enDealHint>;
