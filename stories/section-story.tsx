import { en } from '#schemas/messages/en.ts';
import { StorefrontContext } from '#variants/primitives/storefront-context.tsx';
import { sectionPart, type SectionKind } from '#variants/registry.ts';
import { themeCss } from '#variants/theme.ts';
import { sampleProps, type SampleName } from './sample-props.ts';

type SectionStoryArgs = { variant: string; sample: SampleName };

/** Draws the stories of a section: one design with a sample tenant's palette, words and pictures. */
export function sectionStories<K extends SectionKind>(kind: K) {
  return {
    loaders: [
      async ({ args }: { args: SectionStoryArgs }) => sectionPart(kind, args.variant).preload(),
    ],
    render: ({ variant, sample }: SectionStoryArgs) => {
      const { tenant, config, props } = sampleProps(sample, kind);
      const { Component } = sectionPart(kind, variant);
      const { currency, locale } = tenant;
      return (
        <StorefrontContext value={{ messages: en, locale, currency }}>
          <style>{themeCss(config)}</style>
          <Component {...props} />
        </StorefrontContext>
      );
    },
  };
}
