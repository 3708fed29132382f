import type { Preset } from './preset.ts';

/** Dark roast and amber light; a soft slab, round corners, photographs first. */
export const cafe: Preset = {
  id: 'cafe',
  name: 'Café',
  description: 'Dark roast, warm light and soft letters. Made for photographs.',
  config: {
    colors: {
      primary: '#e9b44c',
      secondary: '#261c16',
      accent: '#d98b5f',
      background: '#17110e',
      text: '#f5ede2',
    },
    theme: {
      fonts: 'aleo-nunito-sans',
      scale: 'regular',
      radius: 'large',
      density: 'regular',
      shadow: 'none',
    },
    hero: {
      variant: 'full-bleed',
      title: 'The good cup is on your way',
      subtitle:
        'Order from the bus stop. It is on the counter, hot, when you come through the door.',
      ctaText: 'Order for pickup',
      ctaLink: '#menu',
      byVariant: { 'full-bleed': { words: 'panel' } },
    },
    features: {
      variant: 'strip',
      title: '',
      subtitle: '',
      items: [
        {
          id: 'roast',
          title: 'Roasted here, in small lots',
          description: 'Never more than a fortnight between the drum and your cup.',
          icon: 'coffee',
        },
        {
          id: 'oven',
          title: 'Baked before you wake',
          description: 'Sourdough, croissants and whatever fruit is cheap and ripe.',
          icon: 'wheat',
        },
        {
          id: 'quick',
          title: 'Past the queue',
          description: 'Pay ahead, and take the bag with your name on it.',
          icon: 'clock',
        },
      ],
    },
    categories: { variant: 'tiles', title: 'On the counter today', subtitle: '' },
    menu: {
      variant: 'compact-list',
      onHome: 'short',
      title: 'Coffee and kitchen',
      subtitle: 'Oat, soy and almond cost nothing extra. Decaf is real.',
    },
    footer: {
      variant: 'centered',
      newsletterTitle: 'First to the new beans',
      newsletterText: 'One short letter when a new lot leaves the roaster.',
    },
    header: { height: 72, showBusinessNameWithLogo: true, logoSizeDesktop: 40, logoSizeMobile: 36 },
    topOfferBanner: { variant: 'ticker', topOfferBannerHeight: 36 },
    general: {
      tagline: 'Roaster, bakery, corner seat',
      aboutContent:
        'A roaster at the back, an oven in the middle and a bench at the front: that is the whole plan. Come for the coffee and stay for the second one.\n\nBring your own cup. We will fill it, and take something off the price.',
      mobileApp: {
        variant: 'qr-card',
        description: 'Scan it once, and your morning is two taps from here on.',
      },
    },
    sections: {
      bestSellers: {
        type: 'spotlight',
        variant: 'strip',
        title: 'What everyone is having',
        source: 'bestSelling',
        count: 6,
      },
      freshAdditions: {
        type: 'spotlight',
        variant: 'strip',
        title: 'New on the bench',
        source: 'fresh',
        count: 6,
      },
      about: { type: 'about', variant: 'beside', title: 'Behind the bench' },
      gallery: { type: 'gallery', variant: 'strip', title: 'A morning here' },
      reviews: { type: 'reviews', variant: 'cards', title: 'Over the second cup' },
      hours: { type: 'hours', variant: 'cards', title: 'Come by' },
    },
    layout: {
      home: [
        { id: 'hero' },
        { id: 'categories' },
        { id: 'menu' },
        { id: 'bestSellers' },
        { id: 'features' },
        { id: 'freshAdditions' },
        { id: 'gallery' },
        { id: 'about' },
        { id: 'hours' },
        { id: 'reviews' },
        { id: 'appPromotion' },
      ],
    },
  },
};
