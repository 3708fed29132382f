import type { Catalogue } from '../catalogue.ts';
import type { legalPage as source } from '../en/legal-page.ts';

export const legalPage = {
  contact: (ways) => `Contacto: ${ways}`,
  changed: (date) => `Último cambio: ${date}`,
  earlier: (from) => `Esta es una versión anterior, en vigor desde el ${from}.`,
  toPresent: 'Leer la versión actual',
  unavailable: 'Esta página no se puede leer en este momento.',
  noVersion: 'No hay tal versión de esta página.',
  tryAgain: 'Intentar de nuevo',
  loading: 'Cargando',
  orderUnder: 'Según nuestras {terms} y nuestra {refunds}.',
  terms: 'condiciones',
  refunds: 'política de reembolsos',
  newTab: 'se abre en otra pestaña',
  ofOrder: 'Condiciones de este pedido',
  refundsOfOrder: 'Política de reembolsos de este pedido',
} satisfies Catalogue<typeof source>;
