import { siteConfigSchema } from '../config/site.ts';
import { cafe } from '../presets/cafe.ts';
import { legalTexts } from './legal-texts.ts';
import { pictureUrl, type SamplePicture } from './sample-picture.ts';
import type { SampleTenant } from './sample-tenant.ts';
import { modifierGroups53 } from './tenant-53-groups.ts';
import { categories53 } from './tenant-53-menu.ts';
import { combos53, coupons53, deals53 } from './tenant-53-offers.ts';

const id = 53;
const media = (picture: SamplePicture) => pictureUrl(id, picture);

const hero: SamplePicture = { name: 'hero' };
const preview: SamplePicture = { name: 'preview' };
const room: SamplePicture = { name: 'room' };
const beans: SamplePicture = { name: 'beans' };
const bench: SamplePicture = { name: 'bench' };
const cups: SamplePicture = { name: 'cups' };
const croissant: SamplePicture = { name: 'croissant' };
const sacks: SamplePicture = { name: 'sacks' };
const logo: SamplePicture = { name: 'logo', format: 'png' };

const { config: look } = cafe;

/** A coffee house and bakery with one shop: dark, photographic, nothing like tenant 139. */
export const tenant53: SampleTenant = {
  id,
  name: 'Husk & Crumb',
  currency: 'AUD',
  locale: 'en-AU',
  taxPpm: 100_000,
  taxInclusive: true,
  // Bread, butter and beans are free of GST, but not where they are eaten in (section 38-3).
  taxClasses: [
    {
      key: 'plain-food',
      name: 'Plain food, free of GST to take home',
      rates: [
        { orderType: 'any', ppm: 0 },
        { orderType: 'dine_in', ppm: 100_000 },
      ],
    },
  ],
  cashStep: 5,
  hosts: ['53.localhost'],
  pictures: [hero, preview, room, beans, bench, cups, croissant, sacks, logo],
  modifierGroups: modifierGroups53,
  categories: categories53,
  combos: combos53,
  halfSets: [],
  deals: deals53,
  coupons: coupons53,
  localities: [],
  restaurants: [
    {
      key: 'cooks-hill',
      name: 'Husk & Crumb Cooks Hill',
      status: 1,
      streetName: '41 Union Street',
      city: 'Cooks Hill',
      postcode: '2300',
      phone: '(02) 5550 4153',
      email: 'hello@huskandcrumb.example',
      timeZone: 'Australia/Sydney',
      latitude: -32.9346,
      longitude: 151.7693,
      orderTypes: ['pickup', 'dine_in'],
      hours: [
        { weekdays: [1, 2, 3, 4], opens: '06:30', closes: '16:00' },
        { weekdays: [5], opens: '06:30', closes: '22:00' },
        { weekdays: [6], opens: '07:00', closes: '22:00' },
        { weekdays: [7], opens: '07:00', closes: '16:00' },
      ],
      exceptions: [
        {
          inDays: 6,
          note: 'The roaster is serviced, coffee until noon',
          hours: [{ opens: '07:00', closes: '12:00' }],
        },
      ],
      leadMinutes: 10,
      slotMinutes: 10,
      acceptsByHand: false,
      capacityOrders: 12,
      picture: { name: 'cooks-hill' },
    },
  ],
  config: siteConfigSchema.parse({
    ...look,
    hero: {
      ...look.hero,
      backgroundImage: media(hero),
      title: 'Coffee first. Bread all day.',
      subtitle:
        'We roast on Tuesdays and Thursdays, bake every night, and have your order on the bench when you walk in.',
      ctaText: 'Order for pickup',
      ctaLink: '#menu',
    },
    features: {
      ...look.features,
      byVariant: { strip: { descriptions: true } },
      title: 'What goes on before you wake up',
      subtitle: 'A roaster, a bread oven and one long bench on Union Street.',
      items: [
        {
          id: 'night',
          title: '1 am, the bakers',
          description:
            'Sourdough is shaped, croissants get their last fold. The lights you see from the light rail are ours.',
          icon: 'wheat',
        },
        {
          id: 'roast',
          title: '5 am, the roaster',
          description:
            'Six kilos at a time, never more than a fortnight before it is in your cup. Single farms, printed on the bag.',
          icon: 'coffee',
        },
        {
          id: 'bench',
          title: '6.30 am, the bench',
          description:
            'Order on the way, walk past the queue, take the bag with your name on it. Ten minutes is usually enough.',
          icon: 'clock',
        },
      ],
    },
    categories: {
      ...look.categories,
      title: 'On the counter today',
      subtitle: 'What is not here has been eaten.',
    },
    menu: {
      ...look.menu,
      title: 'Coffee, kitchen, bakery',
      subtitle: 'Prices include GST and a smile before seven.',
      showOutOfStockProducts: true,
    },
    footer: {
      variant: 'centered',
      showNewsletter: true,
      newsletterTitle: 'First pick of the beans',
      newsletterText: 'New roasts, Sunday cuppings and what is in the cabinet. Twice a month.',
      copyrightText: '© {year} Husk & Crumb, Awabakal country, Newcastle',
      links: [
        { label: 'Menu', url: '/menu' },
        { label: 'Find us', url: '/contact' },
        { label: 'Privacy', url: '/privacy' },
        { label: 'Terms', url: '/terms' },
      ],
    },
    topOfferBanner: {
      ...look.topOfferBanner,
      showTopOfferBanner: true,
      topOfferBannerText:
        'New on the grinder: Guji Uraga, Ethiopia · Open until ten on Fridays and Saturdays',
    },
    seo: {
      title: 'Husk & Crumb: coffee roaster and bakery in Cooks Hill, Newcastle',
      description:
        'Order coffee, breakfast, pastries and sourdough for pickup from Husk & Crumb on Union Street. Roasted and baked on the spot, ready in ten minutes.',
      keywords: 'coffee, bakery, sourdough, croissant, breakfast, Cooks Hill, Newcastle',
      ogImage: media(preview),
      twitterHandle: '@huskandcrumb',
      ogType: 'restaurant',
      ogSiteName: 'Husk & Crumb',
      favicon: media(logo),
      appleTouchIcon: media(logo),
      themeColor: '#17110e',
    },
    general: {
      languages: { es: true, ar: true },
      tagline: 'Roaster, bakery, corner of Union Street',
      logo: media(logo),
      favicon: media(logo),
      aboutContent:
        'Husk is what is left of the coffee cherry, crumb is what is left of the croissant. In between is a shop with a roaster at the back, an oven in the middle and a bench at the front. Bring your own cup and take fifty cents off at the counter.',
      contactEmail: 'hello@huskandcrumb.example',
      contactPhone: '(02) 5550 4153',
      businessFullName: 'Husk & Crumb Coffee House Pty Ltd',
      businessShortName: 'Husk & Crumb',
      businessAcn: '000 000 053',
      tenantId: id,
      socialLinks: [
        { platform: 'instagram', url: 'https://www.instagram.com/huskandcrumb.example' },
        { platform: 'tiktok', url: 'https://www.tiktok.com/@huskandcrumb.example' },
      ],
      mobileApp: {
        ...look.general.mobileApp,
        showPromotion: false,
        appName: 'Husk & Crumb',
      },
      showProductUnit: true,
    },
    legal: legalTexts({
      name: 'Husk & Crumb',
      legalName: 'Husk & Crumb Coffee House Pty Ltd',
      email: 'hello@huskandcrumb.example',
      phone: '(02) 5550 4153',
    }),
    sections: {
      ...look.sections,
      gallery: {
        type: 'gallery',
        variant: 'strip',
        title: 'A morning on Union Street',
        pictures: [
          { id: 'cups', image: media(cups), caption: 'The eight o’clock table' },
          {
            id: 'croissant',
            image: media(croissant),
            caption: 'Out of the oven at a quarter past six',
          },
          { id: 'room', image: media(room), caption: 'Saturday, before ten' },
          { id: 'sacks', image: media(sacks), caption: 'This month’s lots' },
          { id: 'beans', image: media(beans), caption: 'Guji Uraga, medium' },
        ],
      },
      about: {
        type: 'about',
        variant: 'beside',
        title: 'Husk, crumb and the bench between',
        image: media(bench),
      },
      hours: {
        type: 'hours',
        variant: 'cards',
        title: 'The light is on',
        subtitle: 'Open late on Fridays and Saturdays, for those who drink coffee after dark.',
      },
    },
    media: {
      'hero.backgroundImage': {
        alt: 'A barista laughing behind the espresso machine',
        focusX: 0.56,
        focusY: 0.4,
      },
      'sections.about.image': {
        alt: 'A wooden counter with grinders and an espresso machine under bare bulbs',
        focusX: 0.68,
      },
      'sections.gallery.pictures.cups': {
        alt: 'Eight cups of coffee around a small round table',
      },
      'sections.gallery.pictures.croissant': {
        alt: 'A hand holding out a croissant on a wooden board',
      },
      'sections.gallery.pictures.room': { alt: 'Guests at the tables, seen from above' },
      'sections.gallery.pictures.sacks': { alt: 'Stacked jute sacks of green coffee' },
      'sections.gallery.pictures.beans': { alt: 'Freshly roasted coffee beans' },
    },
    layout: {
      home: [
        { id: 'hero' },
        { id: 'categories' },
        { id: 'menu' },
        { id: 'features' },
        { id: 'gallery' },
        { id: 'about' },
        { id: 'hours' },
        { id: 'freshAdditions', hidden: true },
        { id: 'bestSellers', hidden: true },
        { id: 'reviews', hidden: true },
        { id: 'appPromotion', hidden: true },
      ],
    },
  }),
};
