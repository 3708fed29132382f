import type { Catalogue } from '../catalogue.ts';
import type { orderClaims as en } from '../en/order-claims.ts';
import { plural } from './plural.ts';

const orders = (count: number, one: string) =>
  count === 0 ? [] : [plural(count, { one, other: `${count} pedidos` })];
const reservations = (count: number, one: string) =>
  count === 0 ? [] : [plural(count, { one, other: `${count} reservas` })];

export const orderClaims = {
  made: (ordered, reserved) =>
    `Con este correo hiciste ${[
      ...orders(ordered, 'un pedido'),
      ...reservations(reserved, 'una reserva'),
    ].join(' y ')} antes de tener cuenta.`,
  button: 'Añadir a mi cuenta',
  claimed: (ordered, reserved) =>
    `Añadido a tu cuenta: ${[
      ...orders(ordered, '1 pedido'),
      ...reservations(reserved, '1 reserva'),
    ].join(', ')}.`,
  busy: 'Un momento…',
  unreached: 'No se pudo conectar. Comprueba tu conexión e inténtalo de nuevo.',
} satisfies Catalogue<typeof en>;
