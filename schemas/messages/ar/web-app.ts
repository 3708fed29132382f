import type { Catalogue } from '../catalogue.ts';
import type { webApp as en } from '../en/web-app.ts';
import { isolate } from './isolate.ts';
import { plural } from './plural.ts';

/** Sentences of the site on a phone: its shortcuts, and what it says without a network. */
export const webApp = {
  orderAgain: 'اطلب مرة أخرى',
  myOrder: 'طلبي',
  install: 'تثبيت التطبيق',

  offline: {
    page: 'أنت غير متصل بالإنترنت. ربما تغيّرت الأسعار والأطباق.',
    checkout: 'أنت غير متصل بالإنترنت. الطلب والدفع يحتاجان إلى اتصال، وما كتبته محفوظ.',
    title: 'أنت غير متصل بالإنترنت',
    text: 'تحتاج هذه الصفحة إلى اتصال. سلتك محفوظة، ويمكنك قراءة القائمة كما كانت.',
    toMenu: 'عرض القائمة',
    waiting: 'في انتظار الاتصال',
    waitingChanges: (count) =>
      plural(count, {
        one: 'تغيير واحد في انتظار الاتصال.',
        two: 'تغييران في انتظار الاتصال.',
        few: `${count} تغييرات في انتظار الاتصال.`,
        many: `${count} تغييرًا في انتظار الاتصال.`,
        other: `${count} تغيير في انتظار الاتصال.`,
      }),
    refused: (name, reason) =>
      name === '' ? `لم يُقبل أحد التغييرات. ${reason}` : `${isolate(name)}: ${reason}`,
    dismiss: 'فهمت',
  },
} satisfies Catalogue<typeof en>;
