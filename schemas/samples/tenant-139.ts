import { siteConfigSchema } from '../config/site.ts';
import { trattoria } from '../presets/trattoria.ts';
import { legalTexts } from './legal-texts.ts';
import { pictureUrl, type SamplePicture, type TablePiece } from './sample-picture.ts';
import type { SampleTenant } from './sample-tenant.ts';
import { coupons139 } from './tenant-139-coupons.ts';
import { modifierGroups139 } from './tenant-139-groups.ts';
import { localities139 } from './tenant-139-localities.ts';
import { categories139 } from './tenant-139-menu.ts';
import { combos139, deals139, halfSets139 } from './tenant-139-offers.ts';
import { restaurants139 } from './tenant-139-restaurants.ts';

const id = 139;
const media = (picture: SamplePicture) => pictureUrl(id, picture);

/**
 * Six slices around one point: the render of a slice has an angle of 60 degrees, its tip 0.37 of
 * its side to the right of its middle and 0.5 below it. `size` is the side of a slice.
 */
function wholePizza(x: number, y: number, size: number): TablePiece[] {
  const tip = { x: 0.371, y: 0.496 };
  return [0, 60, 120, 180, 240, 300].map((turn) => {
    const angle = ((turn + 12) * Math.PI) / 180;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    // Slices stand a little apart; one has been pulled out further.
    const apart = turn === 60 ? 1.15 : 1;
    return {
      glyph: 'pizza',
      x: x - size * apart * (tip.x * cos - tip.y * sin),
      y: y - size * apart * (tip.x * sin + tip.y * cos),
      size,
      turn: turn + 12,
    };
  });
}

const hero: SamplePicture = {
  kind: 'table',
  name: 'hero',
  width: 1600,
  height: 1200,
  background: '#f5c36b',
  pieces: [
    { glyph: 'tomato', x: 0.13, y: 0.14, size: 0.26, turn: -30 },
    { glyph: 'garlic', x: 0.4, y: 0.07, size: 0.16, turn: -16 },
    { glyph: 'herb', x: 1.06, y: 0.09, size: 0.22, turn: 24 },
    { glyph: 'eggplant', x: 1.24, y: 0.24, size: 0.25, turn: 40 },
    { glyph: 'olive', x: 0.14, y: 0.42, size: 0.12, turn: 20 },
    { glyph: 'lemon', x: 0.06, y: 0.62, size: 0.2, turn: -24 },
    { glyph: 'salad', x: 0.2, y: 0.88, size: 0.28, turn: -8 },
    { glyph: 'mushroom', x: 1.25, y: 0.53, size: 0.17, turn: 18 },
    { glyph: 'spaghetti', x: 1.18, y: 0.85, size: 0.32, turn: 6 },
    { glyph: 'cheese', x: 0.94, y: 0.98, size: 0.18, turn: 8 },
    { glyph: 'pepper', x: 0.46, y: 0.98, size: 0.17, turn: -20 },
    ...wholePizza(0.665, 0.5, 0.36),
  ],
};

const preview: SamplePicture = {
  kind: 'table',
  name: 'preview',
  width: 1200,
  height: 630,
  background: '#f5c36b',
  pieces: [
    { glyph: 'tomato', x: 1.62, y: 0.3, size: 0.38, turn: 14 },
    { glyph: 'olive', x: 0.27, y: 0.24, size: 0.22, turn: 20 },
    { glyph: 'herb', x: 1.62, y: 0.8, size: 0.32, turn: 24 },
    { glyph: 'garlic', x: 0.26, y: 0.78, size: 0.3, turn: -16 },
    ...wholePizza(0.95, 0.5, 0.42),
  ],
};

const kitchen: SamplePicture = {
  kind: 'photograph',
  name: 'kitchen',
  source: 'startbootstrap-creative/src/assets/img/portfolio/fullsize/4.jpg',
};

const logo: SamplePicture = {
  kind: 'sign',
  name: 'logo',
  glyph: 'tomato',
  plate: '#efe4cc',
  size: 192,
};

const { config: look } = trattoria;

/** A pizzeria with three shops and one that is not open yet, in the look of the trattoria. */
export const tenant139: SampleTenant = {
  id,
  name: 'Forno Pomo',
  currency: 'AUD',
  locale: 'en-AU',
  taxPpm: 100_000,
  taxInclusive: true,
  // Plain food is free of GST, but not where it is eaten in (GST Act 1999, section 38-3).
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
  hosts: ['139.localhost'],
  pictures: [hero, preview, kitchen, logo],
  modifierGroups: modifierGroups139,
  categories: categories139,
  combos: combos139,
  halfSets: halfSets139,
  deals: deals139,
  coupons: coupons139,
  restaurants: restaurants139,
  localities: localities139,
  config: siteConfigSchema.parse({
    ...look,
    hero: {
      ...look.hero,
      backgroundImage: media(hero),
      title: 'Ninety seconds in the fire, two days in the making',
      subtitle:
        'Naples-style pizza and fresh pasta from three small kitchens in Melbourne. Choose a time and we bake towards it.',
      ctaText: 'See the menu',
      ctaLink: '#menu',
    },
    features: {
      ...look.features,
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
      ...look.categories,
      title: 'Where shall we start?',
      subtitle: '',
    },
    menu: {
      ...look.menu,
      title: 'The menu',
      subtitle: 'Short enough to cook well. Tell us about allergies when you order.',
      showOutOfStockProducts: true,
    },
    footer: {
      variant: 'columns',
      showNewsletter: true,
      newsletterTitle: 'Word from the oven',
      newsletterText: 'The pizza of the month and the nights we bake late. One mail a month.',
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
      ...look.topOfferBanner,
      showTopOfferBanner: true,
      topOfferBannerText: 'Free delivery on orders over $30 around the corner from each oven.',
    },
    seo: {
      title: 'Forno Pomo: wood-fired pizza in Melbourne, picked up or delivered',
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
        ...look.general.mobileApp,
        showPromotion: true,
        appName: 'Pomo in your pocket',
        description: 'Your usual in two taps, and a quiet nudge when the pizza goes into the oven.',
        playStoreUrl: 'https://play.google.com/store/apps/details?id=example.fornopomo',
        appStoreUrl: 'https://apps.apple.com/au/app/forno-pomo/id000000139',
      },
      showProductUnit: true,
    },
    legal: legalTexts({
      name: 'Forno Pomo',
      legalName: 'Forno Pomo Pty Ltd',
      email: 'ciao@fornopomo.example',
      phone: '(03) 7010 4139',
    }),
    sections: {
      ...look.sections,
      about: {
        type: 'about',
        variant: 'letter',
        title: 'From a laneway in Brunswick',
        image: media(kitchen),
      },
      bestSellers: {
        type: 'spotlight',
        variant: 'podium',
        title: 'What we are known for',
        source: 'picked',
        count: 5,
      },
      hours: {
        type: 'hours',
        variant: 'table',
        title: 'Three ovens',
        subtitle: 'The fire is out on some holidays; the times you can pick know about those.',
      },
    },
    media: {
      'sections.about.image': {
        alt: 'A dark wooden table with a mortar, a pan, herbs and a wooden board',
        focusX: 0.7,
      },
      'hero.backgroundImage': {
        alt: 'A pizza in six slices between tomatoes, herbs, olives and lemon',
      },
    },
    layout: {
      home: [
        { id: 'hero' },
        { id: 'categories' },
        { id: 'bestSellers' },
        { id: 'menu' },
        { id: 'features' },
        { id: 'freshAdditions' },
        { id: 'about' },
        { id: 'hours' },
        { id: 'gallery', hidden: true },
        { id: 'reviews', hidden: true },
        { id: 'appPromotion' },
      ],
    },
  }),
};
