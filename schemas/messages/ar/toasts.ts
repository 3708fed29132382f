import type { Catalogue } from '../catalogue.ts';
import type { toasts as en } from '../en/toasts.ts';
import { isolate } from './isolate.ts';

/** Sentences of toasts that no single area owns (specification §8). */
export const toasts = {
  region: `إشعارات (${isolate('Alt+T')})`,
  close: 'إغلاق',
  undo: 'تراجع',
  restaurantSelected: 'تم اختيار المطعم',
} satisfies Catalogue<typeof en>;
