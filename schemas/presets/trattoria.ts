import type { Preset } from './preset.ts';

/** Linen, wine and olive; an old-style serif, much air, and the story told like a letter. */
export const trattoria: Preset = {
  id: 'trattoria',
  name: 'Trattoria',
  description: 'Warm paper, an old-style serif and the story of the house.',
  config: {
    colors: {
      primary: '#8c1c2b',
      secondary: '#efe4cc',
      accent: '#7d8440',
      background: '#fcf8ee',
      text: '#2c2019',
    },
    theme: {
      fonts: 'garamond-source-sans',
      scale: 'large',
      radius: 'small',
      density: 'airy',
      shadow: 'soft',
      dark: { mode: 'auto', colors: { background: '#1b1411', secondary: '#2a1f19' } },
    },
    hero: {
      variant: 'split',
      title: 'Come hungry, stay for the second bottle',
      subtitle:
        'Pasta rolled in the morning, sauces that take the afternoon. Eat with us, or take the pot home.',
      ctaText: 'See the menu',
      ctaLink: '#menu',
      byVariant: { split: { side: 'end' } },
    },
    features: {
      variant: 'alternating-rows',
      title: 'How we cook',
      subtitle: 'Few things, in season, without hurry.',
      items: [
        {
          id: 'morning',
          title: 'Rolled this morning',
          description:
            'Eggs, flour and a wooden board. What is not eaten tonight is not sold tomorrow.',
          icon: 'wheat',
        },
        {
          id: 'slow',
          title: 'Slow where it counts',
          description: 'The ragù goes on at ten and comes off when the first guests sit down.',
          icon: 'flame',
        },
        {
          id: 'table',
          title: 'A table for your time',
          description: 'Order for the hour that suits you, and we will cook towards it.',
          icon: 'clock',
        },
      ],
    },
    categories: {
      variant: 'illustrated',
      title: 'From first to last',
      subtitle: '',
    },
    menu: {
      variant: 'side-index',
      onHome: 'short',
      title: 'The menu',
      subtitle: 'It changes with the market. Tell us what you cannot eat and we will find a way.',
    },
    footer: {
      variant: 'with-hours',
      newsletterTitle: 'A letter now and then',
      newsletterText:
        'When the asparagus comes, when the truffles do, and when we close for August.',
    },
    header: { height: 76, showBusinessNameWithLogo: true, logoSizeDesktop: 48, logoSizeMobile: 40 },
    topOfferBanner: { variant: 'bar', topOfferBannerHeight: 40 },
    general: {
      tagline: 'Kitchen, wine and a long table',
      aboutContent:
        'We opened with six tables and one menu, written on the back of a flour sack. The room has grown since, the menu has not: what the market had in the morning is what you eat at night.\n\nSit down, ask what is good, and leave the rest to the kitchen.',
      mobileApp: {
        variant: 'phone-frame',
        description: 'Your usual, ordered from the tram and ready when you walk by.',
      },
    },
    sections: {
      bestSellers: {
        type: 'spotlight',
        variant: 'podium',
        title: 'What the regulars order',
        source: 'bestSelling',
        count: 5,
      },
      freshAdditions: {
        type: 'spotlight',
        variant: 'strip',
        title: 'New this season',
        source: 'fresh',
        count: 6,
      },
      about: { type: 'about', variant: 'letter', title: 'From our table to yours' },
      gallery: { type: 'gallery', variant: 'grid', title: 'Around the house' },
      reviews: { type: 'reviews', variant: 'large-quote', title: 'Said at the next table' },
      hours: { type: 'hours', variant: 'table', title: 'When we cook' },
    },
    layout: {
      home: [
        { id: 'hero' },
        { id: 'about' },
        { id: 'categories' },
        { id: 'bestSellers' },
        { id: 'menu' },
        { id: 'features' },
        { id: 'freshAdditions' },
        { id: 'gallery' },
        { id: 'reviews' },
        { id: 'hours' },
        { id: 'appPromotion' },
      ],
    },
  },
};
