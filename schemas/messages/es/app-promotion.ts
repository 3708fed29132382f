import type { Catalogue } from '../catalogue.ts';
import type { appPromotion as en } from '../en/app-promotion.ts';

/** Sentences of the promotion of an app: they come with it. */
export const appPromotion = {
  title: (business) => `La app de ${business}`,
  appStore: 'Descargar para iPhone',
  playStore: 'Descargar para Android',
  ready: 'Listo a las',
  code: (store) => `Código para escanear: ${store}`,
  scan: 'Apunta al código con la cámara de tu teléfono',
  anyPhone: 'Para iPhone y Android',
} satisfies Catalogue<typeof en>;
