import { sectionPart, type SectionKind } from '#variants/registry.ts';
import { propsOf } from './sample-props.ts';
import { sampleSite } from './samples/sample-site.ts';
import type { SectionArgs } from './section-controls.ts';
import { Stage, type Surroundings } from './stage.tsx';

type SectionContext = { globals: Surroundings; initialArgs: SectionArgs };

/** Draws the stories of a section: one design with a sample site's palette, words and pictures. */
export function sectionStories<K extends SectionKind>(kind: K) {
  return {
    loaders: [async ({ args }: { args: SectionArgs }) => sectionPart(kind, args.variant).preload()],
    render: (
      { texts, variant, ...values }: SectionArgs,
      { globals, initialArgs }: SectionContext,
    ) => {
      // Only what was changed in the panel: all else follows the site that the toolbar names.
      const touched = Object.entries(values).filter(([path, value]) => value !== initialArgs[path]);
      const change = { kind, values: { ...Object.fromEntries(touched), variant } };
      const site = sampleSite(globals.site, texts, change);
      const { Component } = sectionPart(kind, variant);
      return (
        <Stage site={site} surroundings={globals}>
          <Component {...propsOf(site, kind).props} />
        </Stage>
      );
    },
  };
}
