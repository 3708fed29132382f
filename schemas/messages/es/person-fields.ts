import type { Catalogue } from '../catalogue.ts';
import type { personFields as en } from '../en/person-fields.ts';

/** What is wrong with a field that says who somebody is, beside it. */
export const personFields = {
  name: 'Escribe tu nombre, sin direcciones web.',
  email: 'Escribe un correo electrónico, como ana@example.com.',
  phone: 'Escribe tu número de teléfono.',
} satisfies Catalogue<typeof en>;
