import type { Catalogue } from '../catalogue.ts';
import type { goesWellWith as enGoesWellWith } from '../en/goes-well-with.ts';
import { isolate } from './isolate.ts';

export const goesWellWith = {
  withDish: 'يناسب هذا الطبق',
  withCart: 'يناسب طلبك',
  add: (dish) => `إضافة ${isolate(dish)}`,
  choose: (dish) => `اختيار تفاصيل ${isolate(dish)}`,
  dismiss: 'إيقاف عرض الاقتراحات',
  added: (dish) => `أُضيف ${isolate(dish)} إلى سلتك`,
} satisfies Catalogue<typeof enGoesWellWith>;
