import { sectionPart } from '#variants/registry.ts';
import type { MenuProps } from '#variants/sections/menu/props.ts';
import { propsOf } from './sample-props.ts';
import { sampleSite } from './samples/sample-site.ts';
import { Stage, type Surroundings } from './stage.tsx';

type Args = Pick<MenuProps, 'state'> & { variant: MenuProps['config']['variant'] };

/** The menu before it is there, and when it does not come. */
export default {
  title: 'Menu states',
  loaders: [async ({ args }: { args: Args }) => sectionPart('menu', args.variant).preload()],
  render: ({ variant, state }: Args, { globals }: { globals: Surroundings }) => {
    const site = sampleSite(globals.site);
    const { Component } = sectionPart('menu', variant);
    return (
      <Stage site={site} surroundings={globals}>
        <Component {...propsOf(site, 'menu').props} state={state} sections={[]} />
      </Stage>
    );
  },
};

export const CardsLoading = { args: { variant: 'cards', state: 'loading' } };
export const CardsFailed = { args: { variant: 'cards', state: 'error' } };
export const ListLoading = { args: { variant: 'compact-list', state: 'loading' } };
export const ListFailed = { args: { variant: 'compact-list', state: 'error' } };
