import type { Catalogue } from '../catalogue.ts';
import type { gallery as en } from '../en/gallery.ts';
import { isolate } from './isolate.ts';

/** Sentences of the gallery: they come with it. */
export const gallery = {
  /** Name of a picture that has no words of its own. */
  picture: (place, count) => `صورة ${place} من ${count}`,
  enlarge: (picture) => `${isolate(picture)}: عرض مكبّر`,
  place: (place, count) => isolate(`${place} / ${count}`),
  close: 'إغلاق',
  previous: 'الصورة السابقة',
  next: 'الصورة التالية',
  strip: 'الصور',
} satisfies Catalogue<typeof en>;
