import { kindSentences } from '#editor/panel/sections/kind-sentences.ts';
import { sectionPart, type SectionKind } from '#variants/sections/registry.ts';
import { propsOf } from './samples/sample-props.ts';
import { sampleSite } from './samples/sample-site.ts';
import type { SectionArgs } from './section-controls.ts';
import { Stage, type Surroundings } from './stage.tsx';

type SectionContext = { globals: Surroundings; initialArgs: SectionArgs };

const sentences: Record<SectionKind, string> = {
  ...kindSentences,
  footer: 'The end of every page: who you are, where, and the ways on.',
  topOfferBanner: 'One offer above every page, until its day has passed.',
};

const howTo =
  'Each design is below, drawn for the pizzeria. In the sidebar it stands in every finished look, with the longest and with empty texts, in the dark, from right to left and on a phone; above a story the toolbar changes the site, the colour scheme, the direction of writing and the width, and below it are the settings that the editor has.';

/** Draws the stories of a section: one design with a sample site's palette, words and pictures. */
export function sectionStories<K extends SectionKind>(kind: K) {
  return {
    parameters: { docs: { description: { component: `${sentences[kind]}\n\n${howTo}` } } },
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
