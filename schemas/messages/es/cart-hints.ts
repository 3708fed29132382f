import type { Catalogue } from '../catalogue.ts';
import type { dealHint as enHint, toDelivery as enDelivery } from '../en/cart-hints.ts';

export const toDelivery = {
  label: 'Hasta el pedido mínimo para la entrega',
  minimum: (missing) => `Faltan ${missing} para la entrega`,
  from: (minimum) => `Es a partir de ${minimum}.`,
  free: (missing) => `Con ${missing} más, la entrega es gratis.`,
  cheaper: (missing, charge) => `Con ${missing} más, la entrega cuesta ${charge}.`,
} satisfies Catalogue<typeof enDelivery>;

export const dealHint = {
  label: 'Casi tienes una oferta',
  add: (more, effect) => `Añade ${more} y ${effect}`,
  more: (count, what) => `${count} ${what} más`,
  plain: (count, deal) => `Añade ${count} más para “${deal}”`,
  which: { cheapest: 'el más barato', dearest: 'el más caro', first: 'uno' },
  free: (which) => `${which} te sale gratis`,
  less: (which, percent) => `${which} tiene un ${percent} % de descuento`,
  bundle: (price) => `todo junto cuesta ${price}`,
  percent: (percent) => `ahorra un ${percent} %`,
} satisfies Catalogue<typeof enHint>;
