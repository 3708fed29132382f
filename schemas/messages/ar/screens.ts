import type { Catalogue } from '../catalogue.ts';
import type { screens as en } from '../en/screens.ts';
import { isolate } from './isolate.ts';

/** Screens that stand for others: without a server, without such an address, without a text. */
export const screens = {
  serverDown: {
    title: 'لا يمكننا الوصول إلى المطبخ',
    text: 'نظام الطلبات لا يستجيب حاليًا. سلتك محفوظة على هذا الجهاز؛ يُرجى المحاولة بعد دقيقة.',
    retry: 'إعادة المحاولة',
    /** Shown small, for whoever helps on the telephone. */
    detail: (message) => `رسالة النظام: ${isolate(message)}`,
  },
  notFound: {
    title: 'هذه الصفحة ليست في القائمة',
    text: 'ربما كان العنوان قديمًا أو فيه خطأ. أما الطعام فما زال في مكانه.',
  },
  legal: {
    contact: 'لمعرفة محتواها قبل الطلب يُرجى سؤال المطعم مباشرةً.',
  },
} satisfies Catalogue<typeof en>;
