import type { Catalogue } from '../catalogue.ts';
import type { tabFailures as en } from '../en/failures-tabs.ts';
import { isolate } from './isolate.ts';

export const tabFailures = {
  unknownTable: 'هذه الطاولة غير معروفة هنا. اطلب رمزها من الفريق.',
  unknown: 'لا يوجد حساب كهذا.',
  closed: 'أُغلق هذا الحساب. ما تطلبه الآن يبدأ حسابًا جديدًا.',
  open: 'هناك حساب مفتوح على هذه الطاولة. انضم إليه بالرمز الذي يراه من عليها.',
  noneOpen: 'لا يوجد حساب مفتوح على هذه الطاولة. افتح حسابًا جديدًا.',
  wrongCode: 'ليس هذا رمز حساب هذه الطاولة. اسأل أحد الجالسين عليها.',
  unpaid: 'هناك ما لم يُدفع بعد على هذا الحساب، أو يُدفع الآن.',
  changed: 'تغيّر الحساب في هذه الأثناء. راجعه مرة أخرى واختر ما تدفعه.',
  taken: 'يدفع شخص آخر ثمن أحد هذه الأطباق بالفعل.',
  unknownPayment: 'لا توجد دفعة كهذه على هذا الحساب.',
  paymentDone: 'اكتملت هذه الدفعة بالفعل أو أُلغيت.',
  paymentKeyReused: 'أُرسل هذا من قبل لدفعة أخرى.',
  unknownCard: 'لم تعد هناك بطاقة كهذه على هذا الحساب.',
  cardShort: 'المبلغ المحجوز على البطاقة المتروكة على الطاولة أقل من هذا.',
  otherAmount: 'أرسل بنكك مبلغًا يختلف عن المطلوب دفعه. أُبلغ المطعم بذلك، ويُرجى سؤاله.',
  tipUpTo: (most: string) => `يمكن أن تصل الإكرامية هنا إلى ${isolate(most)}.`,
} satisfies Catalogue<typeof en>;
