import type { Catalogue } from '../catalogue.ts';
import type { addressSuggestions as en } from '../en/address-suggestions.ts';
import { plural } from './plural.ts';

export const addressSuggestions = {
  label: 'Direcciones sugeridas',
  found: (count) =>
    plural(count, {
      one: 'Una dirección encontrada. Pulsa las flechas para elegirla.',
      other: `${count} direcciones encontradas. Pulsa las flechas para elegir una.`,
    }),
  filled: (address) => `Dirección completada: ${address}`,
} satisfies Catalogue<typeof en>;
