import type { Catalogue } from '../catalogue.ts';
import type { groupRules as en } from '../en/group-rules.ts';

export const groupRules = {
  chooseExactly: (count) => `Obligatorio, elige ${count}`,
  chooseBetween: (min, max) => `Obligatorio, elige de ${min} a ${max}`,
  chooseAtLeast: (count) => `Obligatorio, elige al menos ${count}`,
  chooseUpTo: (count) => `Hasta ${count}`,
  chooseAny: 'Todos los que quieras',
  upToKinds: (count) => `${count} distintos como máximo`,
  freeThenEach: (free, price) => `${free} gratis, después ${price} cada uno`,
  freeThenPriced: (free) => `${free} gratis, después a su precio`,
  sequence: (prices, each) =>
    [
      ...prices.map((price, place) => `${place === 0 ? 'el primero' : 'el siguiente'} ${price}`),
      ...(each === null
        ? []
        : [prices.length === 0 ? `${each} cada uno` : `después ${each} cada uno`]),
    ].join(', '),
  allFree: (free) => `${free} gratis`,
  optional: 'Opcional',
  isFree: 'Gratis',
  isIncluded: 'Incluido',
  less: (price) => `− ${price}`,
} satisfies Catalogue<typeof en>;
