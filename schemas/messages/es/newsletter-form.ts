import type { Catalogue } from '../catalogue.ts';
import type { newsletterForm as en } from '../en/newsletter-form.ts';

export const newsletterForm = {
  email: 'Correo electrónico',
  submit: 'Suscribirme',
  sending: 'Un momento…',
  note: 'Antes te pedimos que lo confirmes por correo, y en cada correo puedes darte de baja.',
  sent: (email) => `Ya casi está. Abre el correo que enviamos a ${email} y pulsa el botón.`,
  incomplete: 'Escribe una dirección completa, como ana@example.com.',
  tooMany: 'Fueron demasiados intentos. Inténtalo de nuevo en una hora.',
  failed: 'No se pudo conectar con la cocina. Inténtalo de nuevo.',
} satisfies Catalogue<typeof en>;
