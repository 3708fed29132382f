import type { Catalogue } from '../catalogue.ts';
import type { tabCard as en } from '../en/tab-card.ts';
import { plural } from './plural.ts';

const hours = (count: number) => plural(count, { one: '1 hora', other: `${count} horas` });

export const tabCard = {
  heading: 'Una tarjeta para la cuenta',
  offer: (amount, after) =>
    `Deja una tarjeta y nadie tendrá que esperar la cuenta: tu banco retiene ${amount} y ahora no se cobra nada. Si ${hours(after)} después del último pedido queda algo sin pagar, tu tarjeta paga exactamente eso, sin propina, y la cuenta se cierra.`,
  whole: 'Paga por toda la mesa, no solo por tus platos. Puedes pagar antes como quieras.',
  leave: 'Dejar una tarjeta',
  hold: (amount) => `Retener ${amount}`,
  holding: 'Preguntando a tu banco…',
  notNow: 'Ahora no',
  slow: 'Tu banco tarda un poco. Deja esta página abierta: continúa sola.',
  notHeld: 'Tu banco no lo aprobó. Inténtalo de nuevo o prueba con otra tarjeta.',
  failed: {
    expired:
      'Tu banco ya no retiene el importe, así que tu tarjeta no paga nada. Deja una otra vez o paga ahora.',
    refused: 'Tu banco rechazó el pago con la tarjeta que dejaste. Deja otra o paga ahora.',
  },
  held: (lastFour, amount) =>
    `Tu tarjeta terminada en ${lastFour} tiene retenidos hasta ${amount}.`,
  heldUnnamed: (amount) => `Tu tarjeta tiene retenidos hasta ${amount}.`,
  pays: (after) =>
    after === null
      ? 'Paga lo que quede sin pagar de la cuenta. Si todo se paga de otro modo, se libera.'
      : `Paga lo que quede sin pagar ${hours(after)} después del último pedido. Si todo se paga de otro modo, se libera.`,
  short: (open) =>
    `Quedan ${open}, más de lo retenido: tu tarjeta no lo paga sola y la cuenta sigue abierta hasta que alguien pague.`,
  charging: 'Se está cobrando en tu tarjeta lo que queda.',
  release: 'Liberar mi tarjeta',
  releasing: 'Liberándola…',
  others: (who) => `Hay una tarjeta de ${who} retenida para esta cuenta.`,
  payBy: (lastFour) => `Pagar con tu tarjeta retenida terminada en ${lastFour}`,
  payByUnnamed: 'Pagar con tu tarjeta retenida',
  unreached:
    'No se pudo conectar con el restaurante. Pulsa el botón otra vez: nada se hace dos veces.',
} satisfies Catalogue<typeof en>;
