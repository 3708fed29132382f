import type { Catalogue } from '../catalogue.ts';
import type { orderStatus as en } from '../en/order-status.ts';
import { dateTime } from './date-time.ts';

export const orderStatus = {
  label: 'Pedir ahora',
  open: 'Abierto',
  closed: 'Cerrado',
  closedUntil: (when) => `Cerrado hasta ${when}`,
  when: {
    today: (time) => dateTime(time),
    tomorrow: (time) => `mañana, ${time}`,
    later: (weekday, time) => `el ${weekday}, ${time}`,
  },
  ready: {
    pickup: (minutes) => `Listo en unos ${minutes} min`,
    delivery: (minutes) => `Llega en unos ${minutes} min`,
  },
  minutes: (minutes) => `${minutes} min`,
  from: {
    pickup: (when) => `Recogida desde ${when}`,
    delivery: (when) => `A domicilio desde ${when}`,
  },
  none: { pickup: 'Por ahora sin recogida', delivery: 'Por ahora sin entrega' },
  paused: { pickup: 'Recogida en pausa', delivery: 'Entrega en pausa' },
  pausedUntil: {
    pickup: (when) => `Recogida en pausa hasta ${when}`,
    delivery: (when) => `Entrega en pausa hasta ${when}`,
  },
  noOrders: 'Ahora sin pedidos en línea',
  fee: (amount, postcode) => `Entrega en ${postcode}: ${amount}`,
  free: 'Entrega gratis',
  freeTo: (postcode) => `Entrega gratis en ${postcode}`,
  minimum: (amount) => `mínimo ${amount}`,
  shortMinimum: (amount) => `mín. ${amount}`,
  missing: (amount) => `faltan ${amount} para el mínimo`,
  shortMissing: (amount) => `faltan ${amount}`,
  feeByAddress: 'El precio de la entrega depende de tu dirección',
  outOfReach: (postcode) => `Sin entrega en ${postcode}`,
  mismatch: 'Revisa tu dirección',
  choose: 'Elige un restaurante',
  chooseWhy: 'para ver cuándo estará listo tu pedido',
} satisfies Catalogue<typeof en>;
