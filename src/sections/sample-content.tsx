import type { ReactNode } from 'react';
import { sectionPart } from '#variants/sections/registry.ts';
import type { MenuItem } from '#variants/sections/menu/props.ts';
import type { SectionConfigs } from '#schemas/config/site.ts';
import styles from './sample-content.module.css';
import type { SampleKind, SampleProps } from './sample-props.ts';

/** What each kind needs before guests see it. */
const needs: Record<SampleKind, string> = {
  gallery: 'a picture',
  reviews: 'a review',
  about: 'your story (Business, About us)',
  spotlight: 'a dish',
  appPromotion: 'its promotion switched on',
};

/** An empty section in its own design, drawn with samples. */
export function SampleContent(props: SampleProps) {
  return (
    <div className={styles.sample} data-sample>
      <p className={styles.note} lang="en" dir="ltr">
        Sample, which only you see. Guests see this section once it has {needs[props.kind]}.
      </p>
      {drawn(props)}
    </div>
  );
}

function drawn(props: SampleProps): ReactNode {
  const { id } = props;
  switch (props.kind) {
    case 'gallery': {
      const { Component } = sectionPart('gallery', props.config.variant);
      return <Component id={id} config={props.config} pictures={pictures} />;
    }
    case 'reviews': {
      const { Component } = sectionPart('reviews', props.config.variant);
      return <Component id={id} config={{ ...props.config, items: reviews }} />;
    }
    case 'about': {
      const { Component } = sectionPart('about', props.config.variant);
      return (
        <Component
          id={id}
          config={props.config}
          businessName="Your restaurant"
          paragraphs={story}
          picture={picture}
        />
      );
    }
    case 'spotlight': {
      const { Component } = sectionPart('spotlight', props.config.variant);
      return (
        <Component
          id={id}
          config={props.config}
          items={dishes}
          onOpenItem={nothing}
          onAddItem={nothing}
        />
      );
    }
    case 'appPromotion': {
      const { Component } = sectionPart('appPromotion', props.config.variant);
      const config = { ...props.config, showPromotion: true };
      return <Component id={id} config={config} businessName="Your restaurant" dishes={[]} />;
    }
    default:
      return null;
  }
}

const nothing = () => undefined;

/** A grey field with a mountain and a sun, as such pictures are drawn. */
const picture = {
  src: `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><path fill="#d5d9de" d="M0 0h400v300H0z"/><circle cx="130" cy="105" r="28" fill="#aeb5bd"/><path fill="#aeb5bd" d="m60 240 90-100 60 60 50-50 80 90z"/></svg>',
  )}`,
  alt: '',
};

const pictures = ['first', 'second', 'third', 'fourth'].map((id) => ({
  id,
  picture,
  caption: 'A caption, or none',
}));

const reviews: SectionConfigs['reviews']['items'] = ['first', 'second', 'third'].map((id) => ({
  id,
  quote: 'Here stands what a guest said of you, in their own words.',
  name: 'Name of the guest',
  source: '',
  rating: 5,
}));

const story = [
  'Here stands how your place came to be, what you cook and for whom.',
  'An empty line begins a new paragraph.',
];

const dishes: readonly MenuItem[] = [1, 2, 3].map((id) => ({
  kind: 'dish',
  id: -id,
  productId: -id,
  href: null,
  name: `Dish ${id}`,
  description: 'What is in it.',
  price: 1200,
  isFromPrice: false,
  picture,
  unit: null,
  diets: [],
  isSoldOut: false,
  soldOutUntil: null,
  offeredFrom: null,
  badge: null,
  canAddAtOnce: false,
  isFavourite: null,
}));
