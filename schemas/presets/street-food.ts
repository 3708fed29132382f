import type { Preset } from './preset.ts';

/** Mustard, chilli and ink; tall condensed capitals, hard edges, quick to the order. */
export const streetFood: Preset = {
  id: 'street-food',
  name: 'Street food',
  description: 'Loud capitals, hard shadows and hot colours. Quick to the order.',
  config: {
    colors: {
      primary: '#d8321c',
      secondary: '#ffcf33',
      accent: '#12a594',
      background: '#fffaf0',
      text: '#17120f',
    },
    theme: {
      fonts: 'big-shoulders-hanken',
      scale: 'large',
      radius: 'none',
      density: 'compact',
      shadow: 'crisp',
      dark: {
        mode: 'auto',
        colors: { background: '#14100d', secondary: '#3d1a0e', primary: '#ff5a3c' },
      },
    },
    hero: {
      variant: 'centered',
      title: 'Hot, loud and in your hands in ten',
      subtitle:
        'Flames, fermented chilli and not one knife or fork. Order ahead and skip the queue.',
      ctaText: 'Get me food',
      ctaLink: '#menu',
      byVariant: { centered: { ground: 'secondary', ornament: 'awning' } },
    },
    features: {
      variant: 'icon-grid',
      title: 'The rules of the stall',
      subtitle: '',
      items: [
        {
          id: 'fire',
          title: 'Cooked when called',
          description: 'Nothing sits under a lamp. You order, we throw it on.',
          icon: 'flame',
        },
        {
          id: 'ten',
          title: 'Ten minutes, tops',
          description: 'Pick a time, walk past the line, take the bag with your name.',
          icon: 'clock',
        },
        {
          id: 'made',
          title: 'Sauces from scratch',
          description: 'Five of them, from polite to sorry-about-tomorrow.',
          icon: 'chef-hat',
        },
        {
          id: 'green',
          title: 'Meat is optional',
          description: 'Half the board is plants, and it is not the boring half.',
          icon: 'leaf',
        },
      ],
    },
    categories: { variant: 'chips', title: 'What is it going to be?', subtitle: '' },
    menu: {
      variant: 'magazine',
      onHome: 'short',
      title: 'The board',
      subtitle: 'When it is gone, it is gone. Ask about allergens at the hatch.',
    },
    footer: {
      variant: 'columns',
      newsletterTitle: 'Where are we parked?',
      newsletterText: 'New specials and new corners, once a week, no small talk.',
    },
    header: { height: 64, showBusinessNameWithLogo: true, logoSizeDesktop: 44, logoSizeMobile: 40 },
    topOfferBanner: { variant: 'countdown', topOfferBannerHeight: 44 },
    general: {
      tagline: 'Eat standing up',
      aboutContent:
        'It started with one burner, one gazebo and a borrowed van. People kept coming back for the sauce, so we kept making it.\n\nThere is a counter now, and even a bench. The recipes have not calmed down.',
      mobileApp: {
        variant: 'banner',
        description: 'Two taps and it is on the grill. A buzz when it is in the bag.',
      },
    },
    sections: {
      bestSellers: {
        type: 'spotlight',
        variant: 'strip',
        title: 'Most wanted',
        source: 'bestSelling',
        count: 8,
      },
      freshAdditions: {
        type: 'spotlight',
        variant: 'strip',
        title: 'Just chalked up',
        source: 'fresh',
        count: 6,
      },
      about: { type: 'about', variant: 'beside', title: 'One burner, one van' },
      gallery: { type: 'gallery', variant: 'strip', title: 'Seen at the stall' },
      reviews: { type: 'reviews', variant: 'cards', title: 'Word on the street' },
      hours: { type: 'hours', variant: 'cards', title: 'Catch us here' },
    },
    layout: {
      home: [
        { id: 'hero' },
        { id: 'categories' },
        { id: 'bestSellers' },
        { id: 'freshAdditions' },
        { id: 'menu' },
        { id: 'features' },
        { id: 'gallery' },
        { id: 'about' },
        { id: 'hours' },
        { id: 'reviews' },
        { id: 'appPromotion' },
      ],
    },
  },
};
