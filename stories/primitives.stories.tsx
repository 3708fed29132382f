import type { ReactNode } from 'react';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { AddButton } from '#variants/primitives/add-button.tsx';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { DietMarks } from '#variants/primitives/diet-marks.tsx';
import { DishPicture } from '#variants/primitives/dish-picture.tsx';
import { HeartButton } from '#variants/primitives/heart-button.tsx';
import { Photo } from '#variants/primitives/photo.tsx';
import { Price } from '#variants/primitives/price.tsx';
import { SectionHeading } from '#variants/primitives/section-heading.tsx';
import { Skeleton } from '#variants/primitives/skeleton.tsx';
import { dishPicture } from './samples/dish-picture.ts';
import { nothing } from './samples/nothing.ts';
import { sampleSite, type SampleSite } from './samples/sample-site.ts';
import { Stage, type Surroundings } from './stage.tsx';

type Args = { draw(site: SampleSite): ReactNode };

/** On the page's background and on both tones that a section may have. */
const backgrounds = [undefined, 'secondary', 'inverse'] as const;

export default {
  title: 'Primitives',
  parameters: { controls: { disable: true } },
  render: ({ draw }: Args, { globals }: { globals: Surroundings }) => {
    const site = sampleSite(globals.site);
    return (
      <Stage site={site} surroundings={globals}>
        {backgrounds.map((tone) => (
          <div key={tone ?? 'page'} data-tone={tone} style={{ padding: 'var(--space-6)' }}>
            <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-5)' }}>
              {draw(site)}
            </div>
          </div>
        ))}
      </Stage>
    );
  },
};

const story = (draw: Args['draw']) => ({ args: { draw } });
const framed = (picture: ReactNode) => (
  <div style={{ position: 'relative', inlineSize: 240, aspectRatio: '4 / 3' }}>{picture}</div>
);

export const Buttons = story(() => (
  <>
    <ActionButton>Add to order</ActionButton>
    <ActionButton look="outline">Choose a time</ActionButton>
    <ActionButton disabled>Pay $42.10</ActionButton>
    <ButtonLink href="#menu">See the menu</ButtonLink>
    <ButtonLink href="#menu" look="outline">
      Our story
    </ButtonLink>
    <AddButton name="Garlic bread" onAdd={nothing} />
    <HeartButton name="Garlic bread" isPressed={false} onToggle={nothing} />
    <HeartButton name="Garlic bread" isPressed onToggle={nothing} />
  </>
));

export const Photos = story(({ config }) =>
  framed(
    <Photo
      picture={{ src: config.hero.backgroundImage, alt: 'The table', focus: { x: 0.5, y: 0.4 } }}
      sizes="240px"
    />,
  ),
);

export const MissingPhoto = story(() =>
  framed(<Photo picture={{ src: '/media/139/gone.webp', alt: 'The table' }} sizes="240px" />),
);

export const Dishes = story(({ tenant }) => {
  const [first] = tenant.categories.flatMap(({ products }) => products);
  const picture = first ? dishPicture(tenant, first.picture) : null;
  return (['card', 'square'] as const).flatMap((ratio) => [
    <div key={ratio} style={{ inlineSize: 200 }}>
      <DishPicture picture={picture} name="Garlic bread" ratio={ratio} />
    </div>,
    <div key={`${ratio} without`} style={{ inlineSize: 200 }}>
      <DishPicture picture={null} name="Garlic bread" ratio={ratio} />
    </div>,
  ]);
});

export const Prices = story(() => (
  <>
    <Price amount={1850} />
    <Price amount={1850} isFrom />
    <Price amount={0} />
    <Price amount={123_456_78} />
  </>
));

export const Diets = story(() => (
  <>
    <DietMarks diets={['Vegetarian']} />
    <DietMarks diets={['Vegan', 'Gluten free', 'Halal']} />
  </>
));

export const Headings = story(() => (
  <SectionHeading title="What are you hungry for?" subtitle="Cooked when you order." />
));

export const Skeletons = story(() => (
  <>
    <Skeleton height="1.5rem" width="12rem" />
    <Skeleton height="6rem" width="100%" />
  </>
));
