import { siteConfigSchema } from '../config/site.ts';
import { pictureUrl, type SamplePicture } from './sample-picture.ts';
import type { SampleTenant } from './sample-tenant.ts';
import { categories139, modifierGroups139 } from './tenant-139-menu.ts';

const id = 139;
const media = (picture: SamplePicture) => pictureUrl(id, picture);
const everyDay = [1, 2, 3, 4, 5, 6, 7];

const hero: SamplePicture = {
  kind: 'table',
  name: 'hero',
  width: 1600,
  height: 1200,
  background: '#f2b653',
  pieces: [
    { glyph: 'pizza', x: 0.66, y: 0.5, size: 0.62, turn: -12 },
    { glyph: 'spaghetti', x: 1.1, y: 0.76, size: 0.36, turn: 6 },
    { glyph: 'tomato', x: 1.08, y: 0.3, size: 0.27, turn: 14 },
    { glyph: 'salad', x: 0.24, y: 0.8, size: 0.32, turn: -8 },
    { glyph: 'olive', x: 0.3, y: 0.3, size: 0.17, turn: 20 },
    { glyph: 'garlic', x: 0.5, y: 0.11, size: 0.19, turn: -16 },
    { glyph: 'herb', x: 0.84, y: 0.1, size: 0.22, turn: 24 },
    { glyph: 'cheese', x: 0.72, y: 0.92, size: 0.24, turn: 8 },
    { glyph: 'mushroom', x: 1.27, y: 0.48, size: 0.2, turn: 18 },
    { glyph: 'lemon', x: 0.08, y: 0.5, size: 0.2, turn: -24 },
    { glyph: 'tomato', x: 0.1, y: 0.1, size: 0.24, turn: -30 },
    { glyph: 'eggplant', x: 1.27, y: 0.1, size: 0.26, turn: 40 },
    { glyph: 'pepper', x: 0.47, y: 0.94, size: 0.18, turn: -20 },
    { glyph: 'olive', x: 1.3, y: 0.96, size: 0.14, turn: 0 },
  ],
};

const preview: SamplePicture = {
  kind: 'table',
  name: 'preview',
  width: 1200,
  height: 630,
  background: '#f2b653',
  pieces: [
    { glyph: 'pizza', x: 0.95, y: 0.52, size: 0.86, turn: -12 },
    { glyph: 'tomato', x: 1.6, y: 0.36, size: 0.4, turn: 14 },
    { glyph: 'olive', x: 0.3, y: 0.28, size: 0.26, turn: 20 },
    { glyph: 'herb', x: 1.42, y: 0.84, size: 0.32, turn: 24 },
    { glyph: 'garlic', x: 0.3, y: 0.78, size: 0.3, turn: -16 },
  ],
};

const logo: SamplePicture = {
  kind: 'sign',
  name: 'logo',
  glyph: 'tomato',
  plate: '#f8f4e3',
  size: 192,
};

const cafeFloor = 'startbootstrap-business-casual/src/assets/img/about.jpg';

/** A pizzeria with three shops and one that is not open yet, in the spec's default colours (§9). */
export const tenant139: SampleTenant = {
  id,
  name: 'Forno Pomo',
  currency: 'AUD',
  locale: 'en-AU',
  taxPpm: 100_000,
  taxInclusive: true,
  hosts: ['139.localhost'],
  pictures: [hero, preview, logo],
  modifierGroups: modifierGroups139,
  categories: categories139,
  restaurants: [
    {
      key: 'brunswick-east',
      name: 'Forno Pomo Brunswick East',
      status: 1,
      streetName: '214 Lygon Street',
      city: 'Brunswick East',
      postcode: '3057',
      phone: '(03) 7010 4139',
      email: 'lygon@fornopomo.example',
      timeZone: 'Australia/Melbourne',
      orderTypes: ['pickup'],
      hours: [
        { weekdays: [1, 2, 3, 4], opens: '11:30', closes: '22:00' },
        { weekdays: [5, 6], opens: '11:30', closes: '01:00' },
        { weekdays: [7], opens: '12:00', closes: '22:00' },
      ],
      leadMinutes: 20,
      slotMinutes: 15,
      picture: {
        kind: 'photograph',
        name: 'brunswick-east',
        source: cafeFloor,
        crop: { left: 240, top: 0, width: 940, height: 705 },
      },
    },
    {
      key: 'northcote',
      name: 'Forno Pomo Northcote',
      status: 1,
      streetName: '388 High Street',
      city: 'Northcote',
      postcode: '3070',
      phone: '(03) 7010 4140',
      email: 'high@fornopomo.example',
      timeZone: 'Australia/Melbourne',
      orderTypes: ['pickup'],
      hours: [
        { weekdays: everyDay, opens: '11:30', closes: '14:30' },
        { weekdays: [1, 2, 3, 4, 7], opens: '17:00', closes: '21:30' },
        { weekdays: [5, 6], opens: '17:00', closes: '22:30' },
      ],
      leadMinutes: 25,
      slotMinutes: 15,
      picture: {
        kind: 'photograph',
        name: 'northcote',
        source: cafeFloor,
        crop: { left: 950, top: 0, width: 940, height: 705 },
      },
    },
    {
      key: 'yarraville',
      name: 'Forno Pomo Yarraville',
      status: 1,
      streetName: '19 Anderson Street',
      city: 'Yarraville',
      postcode: '3013',
      phone: '(03) 7010 4141',
      email: 'anderson@fornopomo.example',
      timeZone: 'Australia/Melbourne',
      orderTypes: ['pickup'],
      hours: [{ weekdays: everyDay, opens: '12:00', closes: '21:30' }],
      leadMinutes: 15,
      slotMinutes: 10,
      picture: {
        kind: 'photograph',
        name: 'yarraville',
        source: 'startbootstrap-creative/src/assets/img/portfolio/fullsize/4.jpg',
        crop: { left: 215, top: 0, width: 435, height: 350 },
      },
    },
    {
      key: 'footscray',
      name: 'Forno Pomo Footscray',
      status: 0,
      streetName: '72 Barkly Street',
      city: 'Footscray',
      postcode: '3011',
      phone: '(03) 7010 4142',
      email: 'barkly@fornopomo.example',
      timeZone: 'Australia/Melbourne',
      orderTypes: ['pickup'],
      hours: [{ weekdays: everyDay, opens: '17:00', closes: '21:30' }],
      leadMinutes: 20,
      slotMinutes: 15,
    },
  ],
  config: siteConfigSchema.parse({
    hero: {
      variant: 'split',
      backgroundImage: media(hero),
      title: 'Ninety seconds in the fire, two days in the making',
      subtitle:
        'Naples-style pizza and fresh pasta from three small kitchens in Melbourne. Choose a time and we bake towards it.',
      ctaText: 'See the menu',
      ctaLink: '#menu',
    },
    features: {
      variant: 'icon-grid',
      title: 'How we do it',
      subtitle: 'Nothing clever. Good flour, enough time and a very hot oven.',
      items: [
        {
          id: 'dough',
          title: 'Dough with a past',
          description:
            'Two flours, water, salt, and a starter from 2011. It rests for 48 hours, so you sleep better too.',
          icon: 'wheat',
        },
        {
          id: 'oven',
          title: 'Ironbark, 450 degrees',
          description:
            'We light the oven at nine each morning. Your pizza goes in when you are close, not before.',
          icon: 'flame',
        },
        {
          id: 'time',
          title: 'The time you picked',
          description:
            'Every quarter of an hour has room for only so many pizzas. If you can book it, we can bake it.',
          icon: 'clock',
        },
        {
          id: 'direct',
          title: 'Ordered from us',
          description:
            'No middleman, the same prices as at the counter, and somebody who knows your name by the third visit.',
          icon: 'heart',
        },
      ],
    },
    categories: {
      variant: 'round',
      title: 'Where shall we start?',
      subtitle: '',
    },
    menu: {
      variant: 'cards',
      title: 'The menu',
      subtitle: 'Short enough to cook well. Tell us about allergies when you order.',
      showOutOfStockProducts: true,
    },
    footer: {
      variant: 'columns',
      copyrightText: '© {year} Forno Pomo. Baked in Melbourne on Wurundjeri country.',
      links: [
        { label: 'Home', url: '/' },
        { label: 'Menu', url: '/menu' },
        { label: 'Contact', url: '/contact' },
        { label: 'Privacy', url: '/privacy' },
        { label: 'Terms', url: '/terms' },
      ],
    },
    topOfferBanner: {
      variant: 'bar',
      showTopOfferBanner: true,
      topOfferBannerText: 'Ordering for tonight? Book your slot before six, Friday fills first.',
    },
    seo: {
      title: 'Forno Pomo: wood-fired pizza to pick up in Melbourne',
      description:
        'Naples-style pizza, fresh pasta and gelato in Brunswick East, Northcote and Yarraville. Order straight from the kitchen and pick up at the minute.',
      keywords: 'pizza, pasta, wood-fired, Brunswick East, Northcote, Yarraville, takeaway',
      ogImage: media(preview),
      twitterHandle: '@fornopomo',
      ogSiteName: 'Forno Pomo',
      favicon: media(logo),
      appleTouchIcon: media(logo),
    },
    general: {
      tagline: 'Wood-fired since 2011',
      logo: media(logo),
      favicon: media(logo),
      aboutContent:
        'Forno Pomo began with a borrowed oven in a Brunswick laneway and a rule: six pizzas, made properly. There are more pizzas now and three kitchens, but the dough still takes two days and the tomatoes are still crushed by hand every morning.',
      contactEmail: 'ciao@fornopomo.example',
      contactPhone: '(03) 7010 4139',
      businessFullName: 'Forno Pomo Pty Ltd',
      businessShortName: 'Forno Pomo',
      businessAcn: '000 000 139',
      tenantId: id,
      socialLinks: [
        { platform: 'instagram', url: 'https://www.instagram.com/fornopomo.example' },
        { platform: 'facebook', url: 'https://www.facebook.com/fornopomo.example' },
      ],
      mobileApp: {
        variant: 'phone-frame',
        showPromotion: true,
        appName: 'Pomo in your pocket',
        description: 'Your usual in two taps, and a quiet nudge when the pizza goes into the oven.',
        playStoreUrl: 'https://play.google.com/store/apps/details?id=example.fornopomo',
        appStoreUrl: 'https://apps.apple.com/au/app/forno-pomo/id000000139',
      },
      showProductUnit: true,
    },
    theme: { fonts: 'fraunces-inter', radius: 'medium', density: 'regular' },
  }),
};
