import type { Catalogue } from '../catalogue.ts';
import type { personFields as en } from '../en/person-fields.ts';

/** Problems of fields that say who somebody is, shown beside them. */
export const personFields = {
  name: 'Escribe tu nombre, sin direcciones web.',
  email: 'Escribe un correo electrónico, como ana@example.com.',
  phone: 'Escribe tu número de teléfono.',
} satisfies Catalogue<typeof en>;
