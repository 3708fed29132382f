import type { Catalogue } from '../catalogue.ts';
import type {
  changeMoney as enChangeMoney,
  lineChanges as enLineChanges,
} from '../en/line-changes.ts';
import { isolate } from './isolate.ts';

/** What is different about the lines of an order after a change, in a few words each. */
export const lineChanges = {
  added: (name, now) => `أُضيف ${now} × ${isolate(name)}`,
  removed: (name, was) => `حُذف ${was} × ${isolate(name)}`,
  quantity: (name, was, now) => `${isolate(name)}: ${now} بدلًا من ${was}`,
  options: (name) => `${isolate(name)}: خيارات أخرى`,
  note: (name) => `${isolate(name)}: ملاحظة أخرى`,
} satisfies Catalogue<typeof enLineChanges>;

/** What a change of an order's lines means for the customer's money. */
export const changeMoney = {
  same: 'السعر كما كان.',
  more: (amount) => `زاد السعر ${isolate(amount)}.`,
  less: (amount) => `نقص السعر ${isolate(amount)}.`,
  back: (amount) => `يُعاد ${isolate(amount)} إلى البطاقة التي دفعت بها.`,
  collect: {
    pickup: (amount) => `يُرجى دفع ${isolate(amount)} عند الاستلام.`,
    delivery: (amount) => `يُرجى دفع ${isolate(amount)} عند وصولنا.`,
    dine_in: (amount) => `يُرجى دفع ${isolate(amount)} في المطعم.`,
  },
} satisfies Catalogue<typeof enChangeMoney>;
