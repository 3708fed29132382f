import type { Catalogue } from '../catalogue.ts';
import type { noScript as en } from '../en/no-script.ts';

/** Stands above a page in a browser that runs no scripts. */
export const noScript = {
  site: 'يحتاج الطلب من هذا الموقع إلى JavaScript، وهي متوقفة في متصفحك.',
  call: 'يسعدنا أن نساعدك بالهاتف:',
  desk: 'تحتاج لوحة العمل إلى JavaScript، وهي متوقفة في متصفحك.',
} satisfies Catalogue<typeof en>;
