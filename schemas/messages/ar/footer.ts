import type { Catalogue } from '../catalogue.ts';
import type { footer as en } from '../en/footer.ts';
import { isolate } from './isolate.ts';

/** Sentences of the foot of every page: they come with it. */
export const footer = {
  pages: 'الصفحات',
  visit: 'زيارتنا',
  contact: 'التواصل معنا',
  follow: 'متابعتنا',
  acn: (number) => isolate(`ACN ${number}`),
  platforms: {
    facebook: 'فيسبوك',
    instagram: 'إنستغرام',
    tiktok: 'تيك توك',
    x: 'X',
    youtube: 'يوتيوب',
    linkedin: 'لينكد إن',
    other: 'المزيد عنا',
  },
} satisfies Catalogue<typeof en>;
