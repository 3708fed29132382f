import type { Catalogue } from '../catalogue.ts';
import type { lineEdit as en } from '../en/line-edit.ts';

/** Words of a line of the cart whose choices are opened again. */
export const lineEdit = {
  change: 'تغيير',
  changeNamed: (name) => `تغيير ${name}`,
  save: (price) => `حفظ · ${price}`,
  failedTitle: 'تعذّر تغيير طلبك',
  failed: 'لم يتغير شيء. حاول مرة أخرى بعد لحظة.',
} satisfies Catalogue<typeof en>;
