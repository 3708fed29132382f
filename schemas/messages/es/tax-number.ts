import type { Catalogue } from '../catalogue.ts';
import type { taxNumber as en } from '../en/tax-number.ts';

export const taxNumber = {
  abn: 'ABN',
  gst: 'N.º de GST',
  vat: 'N.º de IVA',
  other: 'N.º fiscal',
} satisfies Catalogue<typeof en>;
