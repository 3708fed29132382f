import { en } from '#schemas/messages/en.ts';
import { StorefrontContext } from '#variants/primitives/storefront-context.tsx';
import { registry, sectionPart, type SectionKind, type SectionProps } from '#variants/registry.ts';
import { themeCss } from '#variants/theme.ts';
import { sampleProps, type SampleName } from './sample-props.ts';

function Part<K extends SectionKind>({ kind, props }: { kind: K; props: SectionProps[K] }) {
  const { Component } = sectionPart(kind, props.config.variant);
  return <Component {...props} />;
}

/** All sections of a tenant's home page in the owner's order, without header and ordering. */
function Home({ sample }: { sample: SampleName }) {
  const { tenant, props } = sampleProps(sample);
  const { config, currency, locale } = tenant;
  const shown = config.layout.home.filter(
    ({ id, hidden }) =>
      !hidden && (id !== 'appPromotion' || config.general.mobileApp.showPromotion),
  );
  return (
    <StorefrontContext value={{ messages: en, locale, currency }}>
      <style>{themeCss(config)}</style>
      <Part kind="topOfferBanner" props={props.topOfferBanner} />
      <main>
        {shown.map(({ id }) => (
          <Part key={id} kind={id} props={props[id]} />
        ))}
      </main>
      <Part kind="footer" props={props.footer} />
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
