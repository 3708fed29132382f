import type { HomeKind } from '#schemas/config/home-kinds.ts';
import { kindOfSection, sectionReaders } from '#schemas/config/read-section.ts';
import { registry, sectionPart, type SectionKind, type SectionProps } from '#variants/registry.ts';
import { propsOf } from './sample-props.ts';
import { sampleSite, type SampleSite } from './samples/sample-site.ts';
import { Stage, type Surroundings } from './stage.tsx';

function Part<K extends SectionKind>({ kind, props }: { kind: K; props: SectionProps[K] }) {
  const { Component } = sectionPart(kind, props.config.variant);
  return <Component {...props} />;
}

function HomePart<K extends HomeKind>(place: { site: SampleSite; kind: K; id: string }) {
  const { config, props } = propsOf(place.site, place.kind);
  const section = sectionReaders[place.kind](config, place.id);
  if (!section) return null;
  return <Part<K> kind={place.kind} props={{ ...props, id: place.id, config: section }} />;
}

/** All sections of a site's home page in the owner's order, without header and ordering. */
function Home({ site }: { site: SampleSite }) {
  const { config } = site;
  const shown = config.layout.home.filter(
    ({ id, hidden }) =>
      !hidden && (id !== 'appPromotion' || config.general.mobileApp.showPromotion),
  );
  return (
    <>
      <Part kind="topOfferBanner" props={propsOf(site, 'topOfferBanner').props} />
      <main>
        {shown.map(({ id }) => {
          const kind = kindOfSection(config, id);
          return kind && <HomePart key={id} site={site} kind={kind} id={id} />;
        })}
      </main>
      <Part kind="footer" props={propsOf(site, 'footer').props} />
    </>
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
  render: (_args: object, { globals }: { globals: Surroundings }) => {
    const site = sampleSite(globals.site);
    return (
      <Stage site={site} surroundings={globals}>
        <Home site={site} />
      </Stage>
    );
  },
};

export const Pizzeria = { name: 'tenant 139', globals: { site: 'tenant139' } };
export const CoffeeHouse = { name: 'tenant 53', globals: { site: 'tenant53' } };
