import type { Catalogue } from '../catalogue.ts';
import type { linkEnded as en } from '../en/link-ended.ts';

/** Words in place of what the link of a mail has opened until it ended. */
export const linkEnded = {
  title: 'Este enlace ha caducado',
  text: {
    order:
      'Los enlaces de nuestros correos abren un pedido durante 90 días. Inicia sesión con la cuenta con la que se hizo o llama al restaurante.',
    reservation:
      'Los enlaces de nuestros correos abren una reserva hasta 90 días después de su fecha. Inicia sesión con la cuenta que la hizo o llama al restaurante.',
  },
  logIn: 'Iniciar sesión',
} satisfies Catalogue<typeof en>;
