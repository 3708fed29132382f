import type { Catalogue } from '../catalogue.ts';
import type { halves as en } from '../en/halves.ts';

export const halves = {
  left: 'Mitad izquierda',
  right: 'Mitad derecha',
  pick: 'Elegir un plato',
  dishes: (side) => `Platos para la ${side.toLocaleLowerCase('es')}`,
  find: 'Buscar un plato',
  noneFound: 'Aquí no hay ningún plato con ese nombre.',
  picture: (left, right) => `Izquierda: ${left}; derecha: ${right}`,
  nothing: 'nada todavía',
  missing: 'Elige las dos mitades para continuar.',
  same: (dish) =>
    `Las dos mitades son iguales, así que es un plato entero a su propio precio: ${dish}.`,
  dearest: 'La mitad más cara marca el precio.',
  average: 'Pagas la media de las dos mitades.',
  sum: 'Pagas la mitad de cada uno.',
  surcharge: (price) => `Más ${price} por hacerlo en dos mitades.`,
  toppingHalf: 'Un ingrediente en una sola mitad cuesta la mitad.',
  toppingEach: 'Un ingrediente cuesta lo mismo en cada mitad.',
  toppingOnce: 'Un ingrediente se paga una vez, en una mitad o en las dos.',
  once: 'para las dos mitades',
  sides: { none: 'Ninguna', left: 'Izquierda', whole: 'Todo', right: 'Derecha' },
  where: (topping) => `Dónde: ${topping}`,
} satisfies Catalogue<typeof en>;
