import type { Catalogue } from '../catalogue.ts';
import type { addressSuggestions as en } from '../en/address-suggestions.ts';
import { isolate } from './isolate.ts';
import { plural } from './plural.ts';

/** Sentences of the field in which an address is completed while it is typed. */
export const addressSuggestions = {
  label: 'عناوين مقترحة',
  found: (count) =>
    `${plural(count, {
      zero: 'لا عناوين مطابقة.',
      one: 'عُثر على عنوان واحد.',
      two: 'عُثر على عنوانين.',
      few: `عُثر على ${count} عناوين.`,
      many: `عُثر على ${count} عنوانًا.`,
      other: `عُثر على ${count} عنوان.`,
    })} يمكن الاختيار بمفاتيح الأسهم.`,
  filled: (address) => `تم ملء العنوان: ${isolate(address)}`,
} satisfies Catalogue<typeof en>;
