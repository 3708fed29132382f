import { siteConfigSchema } from '../config/site.ts';
import { trattoria } from '../presets/trattoria.ts';
import { legalTexts } from './legal-texts.ts';
import { pictureUrl, type SamplePicture } from './sample-picture.ts';
import type { SampleTenant } from './sample-tenant.ts';
import { coupons139 } from './tenant-139-coupons.ts';
import { modifierGroups139 } from './tenant-139-groups.ts';
import { localities139 } from './tenant-139-localities.ts';
import { categories139 } from './tenant-139-menu.ts';
import { combos139, deals139, halfSets139 } from './tenant-139-offers.ts';
import { restaurants139 } from './tenant-139-restaurants.ts';

const id = 139;
const media = (picture: SamplePicture) => pictureUrl(id, picture);

const hero: SamplePicture = { name: 'hero' };
const preview: SamplePicture = { name: 'preview' };
const kitchen: SamplePicture = { name: 'kitchen' };
const logo: SamplePicture = { name: 'logo', format: 'png' };

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
    // Its home is long: three shops, a letter and a menu.
    theme: { ...look.theme, density: 'regular' },
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
      languages: { es: true, ar: true },
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
        alt: 'Two hands letting flour fall onto a dark table',
        focusY: 0.35,
      },
      'hero.backgroundImage': {
        alt: 'A pizza on its peel before the fire of a wood oven',
        focusX: 0.46,
      },
    },
    layout: {
      home: [
        { id: 'hero' },
        { id: 'categories' },
        { id: 'menu' },
        { id: 'features' },
        { id: 'about' },
        { id: 'hours' },
        { id: 'bestSellers', hidden: true },
        { id: 'freshAdditions', hidden: true },
        { id: 'gallery', hidden: true },
        { id: 'reviews', hidden: true },
        { id: 'appPromotion', hidden: true },
      ],
    },
  }),
};
