import type { Catalogue } from '../catalogue.ts';
import type { dealsLeftOut as en } from '../en/deals-left-out.ts';

export const dealsLeftOut = {
  delivery_fee: (deal, amount) =>
    `“${deal}” no se aplica: con esta oferta, la entrega costaría ${amount} más.`,
  other_deal: (deal) => `“${deal}” no se aplica: otra oferta para los mismos platos te ahorra más.`,
  code: (deal, amount) =>
    `“${deal}” no se aplica: no se combina con tu código, con el que pagas ${amount} menos.`,
  minimum: (deal, amount) => `Añade ${amount} más y “${deal}” también contará.`,
  partial: {
    delivery_fee: (deal, amount) =>
      `“${deal}” no se aplica a todos: si se aplicara a más, la entrega costaría ${amount} más.`,
    code: (deal) =>
      `“${deal}” no se aplica a todos: si se aplicara a más, tu código dejaría de contar.`,
  },
} satisfies Catalogue<typeof en>;
