import type { Catalogue } from '../catalogue.ts';
import type { screens as en } from '../en/screens.ts';

export const screens = {
  serverDown: {
    title: 'No podemos conectar con la cocina',
    text: 'Nuestro sistema de pedidos no responde en este momento. Tu carrito está guardado en este dispositivo; inténtalo de nuevo en un minuto.',
    retry: 'Intentar de nuevo',
    detail: (message) => `Lo que nos dijo: ${message}`,
  },
  notFound: {
    title: 'Esta página no está en la carta',
    text: 'Puede que la dirección sea antigua o esté mal escrita. La comida sigue donde estaba.',
  },
  legal: {
    contact: 'Pregunta directamente al restaurante si la necesitas antes de pedir.',
  },
} satisfies Catalogue<typeof en>;
