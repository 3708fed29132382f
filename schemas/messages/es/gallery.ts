import type { Catalogue } from '../catalogue.ts';
import type { gallery as en } from '../en/gallery.ts';

/** Sentences of the gallery: they come with it. */
export const gallery = {
  picture: (place, count) => `Imagen ${place} de ${count}`,
  enlarge: (picture) => `${picture}: ver en grande`,
  place: (place, count) => `${place} / ${count}`,
  close: 'Cerrar',
  previous: 'Imagen anterior',
  next: 'Imagen siguiente',
  strip: 'Imágenes',
} satisfies Catalogue<typeof en>;
