import type { Catalogue } from '../catalogue.ts';
import type { tabBill as en } from '../en/tab-bill.ts';
import { isolate } from './isolate.ts';
import { minutesOf } from './minutes-of.ts';
import { plural } from './plural.ts';

const counted = (count: number, name: string): string => `${count} × ${isolate(name)}`;

/** Sentences of paying a tab: they come with its page. */
export const tabBill = {
  heading: 'الدفع',
  someone: 'أحد الضيوف',
  open: (amount) => `المتبقي من الفاتورة ${isolate(amount)}.`,
  what: 'ماذا يشمل دفعك؟',
  kinds: {
    rest: 'كل المتبقي',
    items: 'أطباقي',
    shares: 'حصص متساوية',
    amount: 'مبلغ آخر',
  },
  kindHints: {
    rest: 'فلا يبقى على غيرك شيء.',
    items: 'أطباقك مختارة من قبل. ويمكن إضافة ما طلبه الآخرون.',
    shares: 'يُقسم المتبقي بالتساوي.',
    amount: 'يُخصم من الفاتورة.',
  },
  dishes: {
    of: (who) => `طلب ${isolate(who)}`,
    own: 'طلبك',
    count: (name) => `العدد: ${isolate(name)}`,
    fewer: (name) => `إنقاص واحد: ${isolate(name)}`,
    more: (name) => `زيادة واحد: ${isolate(name)}`,
    each: (amount) => `${isolate(amount)} للواحد`,
    held: (count, who) => `${count} × قيد الدفع من ${isolate(who)}`,
    heldByYou: (count) => `${count} × قيد الدفع منك`,
    paid: (count, who) => `${count} × مدفوع من ${isolate(who)}`,
    paidByYou: (count) => `${count} × مدفوع منك`,
    /** By amounts that named no dish. */
    paidAlready: (count) => `${count} × مدفوع من قبل`,
    heldAlready: (count) => `${count} × قيد الدفع`,
    none: 'كل الأطباق مدفوعة أو قيد الدفع. يُرجى اختيار طريقة أخرى لدفع المتبقي.',
    all: 'تشمل الأسعار الضريبة والرسوم والخصم.',
    capped: (amount) => `دُفع جزء من هذه بمبالغ: المتبقي منها ${isolate(amount)} فقط.`,
  },
  taken: (count, name, who) =>
    `أصبح ${counted(count, name)} مدفوعًا من ${isolate(who)}، فلم يعد مختارًا.`,
  takenAlready: (count, name) => `أصبح ${counted(count, name)} مدفوعًا، فلم يعد مختارًا.`,
  gone: (count, name) => `لم يعد ${counted(count, name)} على الفاتورة، فلم يعد مختارًا.`,
  parts: {
    of: 'إلى كم حصة؟',
    fewerOf: 'إنقاص حصة',
    moreOf: 'زيادة حصة',
    own: 'كم حصة منها عليك؟',
    fewerOwn: 'دفع حصة أقل',
    moreOwn: 'دفع حصة أخرى',
    split: (taken, of) =>
      `مدفوع أو قيد الدفع: ${plural(taken, {
        zero: 'لا حصة',
        one: 'حصة واحدة',
        two: 'حصتان',
        few: `${taken} حصص`,
        other: `${taken} حصة`,
      })} من ${of}.`,
    odd: 'ما لا يقبل القسمة يضاف إلى أول حصة تُدفع.',
    over: 'دُفعت كل الحصص. يُرجى اختيار طريقة أخرى لدفع ما طُلب بعدها.',
  },
  amount: {
    label: 'المبلغ',
    hint: (most) => `بحد أقصى ${isolate(most)}.`,
    wrong: 'يُرجى كتابة مبلغ مثل 12.50.',
    tooMuch: (most) => `المتبقي ${isolate(most)} فقط.`,
  },
  tipBase: 'تُحسب على حصتك من الفاتورة.',
  sum: {
    label: 'حصتك',
    part: 'من الفاتورة',
    tip: 'الإكرامية',
    rounding: 'تقريب للدفع نقدًا',
    total: 'المبلغ المطلوب',
    nothing: 'يُرجى اختيار ما يشمله دفعك.',
  },
  toCard: (amount) => `متابعة لدفع ${isolate(amount)}`,
  toCash: (amount) => `دفع ${isolate(amount)} نقدًا`,
  beginning: 'لحظة من فضلك…',
  nothingChosen: 'يُرجى اختيار طبق واحد على الأقل.',
  tipTooHigh: 'يُرجى اختيار إكرامية أقل.',
  changed: 'تغيّرت الفاتورة أثناء اختيارك. لم يُخصم أي مبلغ: يُرجى المراجعة ثم المتابعة.',
  itemTaken: 'يدفع غيرك ثمن أحد هذه الأطباق. لم يُخصم أي مبلغ: يُرجى المراجعة ثم المتابعة.',
  unreached: 'تعذّر الوصول إلى المطعم. لم يُفقد شيء: يمكن ضغط الزر مرة أخرى.',
  card: {
    heading: (amount) => `دفع ${isolate(amount)} بالبطاقة`,
    pay: (amount) => `دفع ${isolate(amount)}`,
    paying: 'جارٍ الدفع…',
    drop: 'التخلي عن الدفع',
    dropping: 'جارٍ التخلي…',
    tip: (amount) => `منها إكرامية ${isolate(amount)}.`,
    held: (count) => `لا يمكن لغيرك دفع هذا الجزء لمدة ${minutesOf(count)} تقريبًا.`,
    heldBriefly: 'لا يمكن لغيرك دفع هذا الجزء لأقل من دقيقة.',
    heldOver: 'انتهى وقت هذه الدفعة. إن كان الجزء ما زال متبقيًا فيمكن اختياره مرة أخرى.',
    ends: 'بعد ذلك يعود متاحًا، ولا يُخصم أي مبلغ.',
    slow: 'يستغرق مصرفك بعض الوقت. يُرجى إبقاء هذه الصفحة مفتوحة: تتابع تلقائيًا.',
    failed: 'لم يوافق مصرفك على هذه العملية. يمكنك المحاولة مرة أخرى أو ببطاقة أخرى.',
    network: 'تعذّر الوصول إلى المطعم. يمكن ضغط الزر مرة أخرى: لن يُخصم المبلغ مرتين.',
  },
  cash: {
    heading: (amount) => `يأتي إليك النادل لاستلام ${isolate(amount)}`,
    text: 'يُرجى تجهيز المبلغ نقدًا. تُظهر هذه الصفحة متى استُلم؛ وإلى ذلك الحين لا يدفع غيرك هذا الجزء.',
    rounded: (amount) => `المبلغ ${isolate(amount)}، بعد التقريب للدفع نقدًا.`,
    drop: 'التراجع',
    dropping: 'جارٍ التراجع…',
  },
  ended: {
    card: 'لم تتم دفعتك في الوقت المحدد، أو جرى التخلي عنها. لم يُخصم أي مبلغ، وعاد ذلك الجزء متاحًا.',
    cash: 'لم تُستلم دفعتك النقدية. عاد ذلك الجزء متاحًا.',
    ok: 'الاختيار مرة أخرى',
  },
  done: {
    heading: (name) => `شكرًا لك، ${isolate(name)}!`,
    headingUnnamed: 'شكرًا لك!',
    paid: (amount) => `دفعت ${isolate(amount)}.`,
    paidWithTip: (amount, tip) => `دفعت ${isolate(amount)}، منها ${isolate(tip)} للفريق.`,
    open: (amount) => `ما زال المتبقي على الطاولة ${isolate(amount)}.`,
    held: (amount) => `${isolate(amount)} قيد الدفع الآن.`,
    nothing: 'كل ما على الطاولة مدفوع.',
    more: 'دفع جزء آخر من الفاتورة',
    receipts: 'الإيصالات',
    receipt: (number) => `الطلب ${isolate(number)}`,
  },
  waiting: {
    heading: 'غيرك يدفع الباقي',
    text: 'لم يبقَ ما يمكن اختياره. إن تراجع أحد عاد متاحًا هنا.',
    of: (who, amount, isCash) =>
      `${isolate(who)}: ${isolate(amount)} ${isCash ? 'نقدًا' : 'بالبطاقة'}`,
  },
} satisfies Catalogue<typeof en>;
