import type { Catalogue } from '../catalogue.ts';
import type { webApp as en } from '../en/web-app.ts';

/** Sentences of the site on a phone: its shortcuts, and what it says without a network. */
export const webApp = {
  orderAgain: 'Pedir otra vez',
  myOrder: 'Mi pedido',
  install: 'Instalar la app',

  offline: {
    page: 'No tienes conexión. Los precios y los platos pueden haber cambiado.',
    checkout:
      'No tienes conexión, y sin ella no se puede pedir ni pagar. Lo que escribiste está guardado.',
    title: 'No tienes conexión',
    text: 'Esta página necesita conexión. Tu carrito está a salvo, y puedes leer la carta tal como estaba.',
    toMenu: 'Ver la carta',
    waiting: 'En espera de conexión',
    waitingChanges: (count) =>
      count === 1 ? 'Un cambio espera conexión.' : `${count} cambios esperan conexión.`,
    refused: (name, reason) =>
      name === '' ? `No se aceptó un cambio. ${reason}` : `${name}: ${reason}`,
    dismiss: 'Entendido',
  },
} satisfies Catalogue<typeof en>;
