import type { Catalogue } from '../catalogue.ts';
import type { changeMoney as enMoney, lineChanges as enLines } from '../en/line-changes.ts';

export const lineChanges = {
  added: (name, now) => `se añadió ${now} × ${name}`,
  removed: (name, was) => `se quitó ${was} × ${name}`,
  quantity: (name, was, now) => `${name}: ${now} en lugar de ${was}`,
  options: (name) => `${name}: otras opciones`,
  note: (name) => `${name}: otra nota`,
} satisfies Catalogue<typeof enLines>;

export const changeMoney = {
  same: 'Cuesta lo mismo que antes.',
  more: (amount) => `Ahora cuesta ${amount} más.`,
  less: (amount) => `Ahora cuesta ${amount} menos.`,
  back: (amount) => `Se devuelven ${amount} a la tarjeta con la que pagaste.`,
  collect: {
    pickup: (amount) => `Paga ${amount} al recogerlo.`,
    delivery: (amount) => `Paga ${amount} cuando lleguemos.`,
    dine_in: (amount) => `Paga ${amount} en el restaurante.`,
  },
} satisfies Catalogue<typeof enMoney>;
