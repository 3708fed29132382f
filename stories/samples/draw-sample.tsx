import { Suspense, type ReactNode } from 'react';
import { kindOfSection, sectionReaders } from '#schemas/config/read-section.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { en } from '#schemas/messages/en.ts';
import { StorefrontContext } from '#variants/primitives/storefront-context.tsx';
import { sectionPart, type SectionKind } from '#variants/sections/registry.ts';
import { propsOf } from './sample-props.ts';
import { sampleSite, type SampleSite } from './sample-site.ts';

/** A section of a configuration with the sample tenant's dishes, places and pictures. */
export function drawSample(config: SiteConfig, section: string): ReactNode {
  const isFraming = section === 'footer' || section === 'topOfferBanner';
  const kind = isFraming ? section : kindOfSection(config, section);
  return kind && <Drawn config={config} kind={kind} id={section} />;
}

type DrawnProps<K extends SectionKind> = { config: SiteConfig; kind: K; id: string };

function Drawn<K extends SectionKind>({ config, kind, id }: DrawnProps<K>) {
  const sample = sampleSite('tenant139');
  const site: SampleSite = {
    ...sample,
    config,
    section: (kind) => sectionReaders[kind](config, id) ?? sample.section(kind),
  };
  const { tenant, props } = propsOf(site, kind);
  const { Component } = sectionPart(kind, props.config.variant);
  return (
    <StorefrontContext value={{ messages: en, locale: tenant.locale, currency: tenant.currency }}>
      <Suspense fallback={null}>
        <Component {...props} />
      </Suspense>
    </StorefrontContext>
  );
}
