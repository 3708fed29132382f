import { Suspense } from 'react';
import { en } from '#schemas/messages/en.ts';
import { StorefrontContext } from '#variants/primitives/storefront-context.tsx';
import { sectionPart, type SectionKind } from '#variants/registry.ts';
import { themeCss } from '#variants/theme.ts';
import { sampleProps, type SampleName } from './sample-props.ts';

export type SectionStoryArgs = { variant: string; sample: SampleName };

/** One design of a section with a sample tenant's palette, words and pictures. */
export function SectionStory<K extends SectionKind>({
  kind,
  variant,
  sample,
}: SectionStoryArgs & { kind: K }) {
  const { tenant, props } = sampleProps(sample);
  const { Component } = sectionPart(kind, variant);
  const { currency, locale, config } = tenant;
  return (
    <StorefrontContext value={{ messages: en, locale, currency }}>
      <style>{themeCss(config)}</style>
      <Suspense>
        <Component {...props[kind]} />
      </Suspense>
    </StorefrontContext>
  );
}
