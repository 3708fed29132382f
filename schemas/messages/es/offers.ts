import type { Catalogue } from '../catalogue.ts';
import type { offers as en } from '../en/offers.ts';
import { plural } from './plural.ts';

export const offers = {
  title: 'Ofertas',
  linkWith: (count) =>
    plural(count, { one: 'Ver 1 oferta', other: `Ver nuestras ${count} ofertas` }),
  count: (count) => plural(count, { one: '1 oferta', other: `${count} ofertas` }),

  buyGetFree: (buy, get) => `Por cada ${buy}, ${get} gratis`,
  buyGetLess: (buy, get, percent) => `Por cada ${buy}, ${get} con ${percent} % de descuento`,
  bundle: (price) => `Juntos ${price}`,
  percentOff: (percent) => `${percent} % de descuento`,
} satisfies Catalogue<typeof en>;
