import type { Catalogue } from '../catalogue.ts';
import type { menu as en } from '../en/menu.ts';
import { dateTime } from './date-time.ts';
import { plural } from './plural.ts';

export const counted = (count: number, one: string, other: string): string =>
  `${count} ${plural(count, { one, other })}`;

export const menu = {
  bestSellers: 'Lo más pedido',
  freshAdditions: 'Novedades',
  favouritesOfTheHouse: 'Nuestros favoritos',
  servedAt: (times) => `Horario: ${times}`,
  backAt: (when) => `Vuelve ${dateTime(when)}`,
  soldOut: 'Agotado',
  offeredFrom: (time) => `Desde ${dateTime(time)}`,
  offeredOn: (day) => `Desde el ${day}`,
  notOfferedNow: 'Ahora no se sirve. Puedes pedirlo para más tarde.',

  closeItem: 'Cerrar',
  notOpenedTitle: 'No se pudo abrir',
  notOpened: 'Comprueba tu conexión e inténtalo otra vez.',
  itemGone: 'Este plato ya no está en la carta.',
  missing: (count) =>
    plural(count, {
      one: 'Elige una opción para continuar.',
      other: `Elige ${count} opciones para continuar.`,
    }),
  more: (price) => `+ ${price}`,
  fewer: (name) => `Menos: ${name}`,
  another: (name) => `Más: ${name}`,
  contains: (allergens) => `Contiene ${allergens}`,
  quantity: 'Cantidad',
  add: (price) => `Añadir · ${price}`,
  adding: 'Añadiendo…',

  search: {
    label: 'Buscar en la carta',
    placeholder: 'Buscar platos',
  },
} satisfies Catalogue<typeof en>;
