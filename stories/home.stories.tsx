import type { HomeKind } from '#schemas/config/home-kinds.ts';
import { en } from '#schemas/messages/en.ts';
import { StorefrontContext } from '#variants/primitives/storefront-context.tsx';
import { registry, sectionPart, type SectionKind, type SectionProps } from '#variants/registry.ts';
import { themeCss } from '#variants/theme.ts';
import { kindOfSection, sectionReaders } from '#schemas/config/read-section.ts';
import { sampleProps, type SampleName } from './sample-props.ts';
import { sampleSite } from './samples/sample-site.ts';

function Part<K extends SectionKind>({ kind, props }: { kind: K; props: SectionProps[K] }) {
  const { Component } = sectionPart(kind, props.config.variant);
  return <Component {...props} />;
}

function HomePart<K extends HomeKind>(place: { sample: SampleName; kind: K; id: string }) {
  const { config, props } = sampleProps(place.sample, place.kind);
  const section = sectionReaders[place.kind](config, place.id);
  if (!section) return null;
  return <Part<K> kind={place.kind} props={{ ...props, id: place.id, config: section }} />;
}

/** All sections of a tenant's home page in the owner's order, without header and ordering. */
function Home({ sample }: { sample: SampleName }) {
  const { tenant, config } = sampleSite(sample);
  const { currency, locale } = tenant;
  const shown = config.layout.home.filter(
    ({ id, hidden }) =>
      !hidden && (id !== 'appPromotion' || config.general.mobileApp.showPromotion),
  );
  return (
    <StorefrontContext value={{ messages: en, locale, currency }}>
      <style>{themeCss(config)}</style>
      <Part kind="topOfferBanner" props={sampleProps(sample, 'topOfferBanner').props} />
      <main>
        {shown.map(({ id }) => {
          const kind = kindOfSection(config, id);
          return kind && <HomePart key={id} sample={sample} kind={kind} id={id} />;
        })}
      </main>
      <Part kind="footer" props={sampleProps(sample, 'footer').props} />
    </StorefrontContext>
  );
}

export default {
  title: 'Home',
  loaders: [
    async () =>
      Promise.all(
        Object.values(registry).flatMap((parts) =>
          Object.values(parts).map((part) => part.preload()),
        ),
      ),
  ],
  render: ({ sample }: { sample: SampleName }) => <Home sample={sample} />,
};

export const Pizzeria = { name: 'tenant 139', args: { sample: 'default' } };
export const CoffeeHouse = { name: 'tenant 53', args: { sample: 'other' } };
