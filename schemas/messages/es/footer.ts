import type { Catalogue } from '../catalogue.ts';
import type { footer as en } from '../en/footer.ts';

/** Sentences of the foot of every page: they come with it. */
export const footer = {
  pages: 'Páginas',
  visit: 'Visítanos',
  contact: 'Habla con nosotros',
  follow: 'Síguenos',
  acn: (number) => `ACN ${number}`,
  platforms: {
    facebook: 'Facebook',
    instagram: 'Instagram',
    tiktok: 'TikTok',
    x: 'X',
    youtube: 'YouTube',
    linkedin: 'LinkedIn',
    other: 'Más sobre nosotros',
  },
} satisfies Catalogue<typeof en>;
