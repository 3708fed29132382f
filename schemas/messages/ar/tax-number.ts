import type { Catalogue } from '../catalogue.ts';
import type { taxNumber as en } from '../en/tax-number.ts';

/**
 * What a business's tax number is called before it on receipts, by what its country has. The Latin
 * letters at its end hold the groups of the number that follows in their order.
 */
export const taxNumber = {
  abn: 'رقم الأعمال (ABN)',
  gst: 'رقم ضريبة السلع والخدمات (GST)',
  vat: 'رقم ضريبة القيمة المضافة (VAT)',
  other: 'الرقم الضريبي (TIN)',
} satisfies Catalogue<typeof en>;
