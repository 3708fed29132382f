import type { Catalogue } from '../catalogue.ts';
import type { errorPage as english } from '../en/error-page.ts';

/** What the server's own pages say, which stand where none of a restaurant can be drawn. */
export const errorPage = {
  titles: {
    400: 'No entendemos esta dirección',
    404: 'Esta mesa está vacía',
    405: 'Esta página solo se puede leer',
    429: 'Un momento, por favor',
    503: 'Un momento, por favor',
    other: 'Algo ha salido mal en nuestra cocina',
  },
  closed: 'Cerrado por ahora',
  openingSoon: {
    title: 'Abrimos pronto',
    sentence: (business) => `Todavía no puedes hacer pedidos a ${business} aquí. Vuelve pronto.`,
  },
  previewEnded:
    'Esta vista previa ha terminado o el enlace está incompleto. Pide uno nuevo a quien te lo envió.',
  tryAgain: 'Intentarlo de nuevo',
  toHome: 'Ir a la portada',
} satisfies Catalogue<typeof english>;
