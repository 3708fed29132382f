import type { Catalogue } from '../catalogue.ts';
import type {
  ownDetails as enOwnDetails,
  savedAddresses as enSavedAddresses,
} from '../en/checkout-of-user.ts';

/** Sentences of a user’s checkout: who orders. */
export const ownDetails = {
  heading: 'الطلب باسم',
  change: 'التغيير في حسابك',
  missing: 'نحفظه في حسابك، فلا نسألك عنه إلا مرة واحدة.',
  unsaved: 'تعذّر الحفظ. يُرجى التحقق من الاتصال والمحاولة مرة أخرى.',
} satisfies Catalogue<typeof enOwnDetails>;

/** Where to, among the addresses of the account. */
export const savedAddresses = {
  loading: 'جارٍ تحميل عناوينك',
  another: 'عنوان آخر',
  save: 'حفظ هذا العنوان',
  saving: 'جارٍ الحفظ…',
  saved: 'تم حفظ عنوانك.',
  failed: 'تعذّر تحميل عناوينك المحفوظة.',
  again: 'إعادة المحاولة',
  unreached: 'تعذّر الحفظ. يُرجى التحقق من الاتصال ثم المحاولة مرة أخرى.',
} satisfies Catalogue<typeof enSavedAddresses>;
