import { en } from '#schemas/messages/en.ts';
import { StorefrontContext } from '#variants/primitives/storefront-context.tsx';
import { sectionPart } from '#variants/registry.ts';
import type { MenuProps } from '#variants/sections/menu/props.ts';
import { themeCss } from '#variants/theme.ts';
import { sampleProps } from './sample-props.ts';

type Args = Pick<MenuProps, 'state'> & { variant: MenuProps['config']['variant'] };

/** The menu before it is there, and when it does not come. */
export default {
  title: 'Menu states',
  loaders: [async ({ args }: { args: Args }) => sectionPart('menu', args.variant).preload()],
  render: ({ variant, state }: Args) => {
    const { tenant, props } = sampleProps('default', 'menu');
    const { Component } = sectionPart('menu', variant);
    const { currency, locale, config } = tenant;
    return (
      <StorefrontContext value={{ messages: en, locale, currency }}>
        <style>{themeCss(config)}</style>
        <Component {...props} state={state} sections={[]} />
      </StorefrontContext>
    );
  },
};

export const CardsLoading = { args: { variant: 'cards', state: 'loading' } };
export const CardsFailed = { args: { variant: 'cards', state: 'error' } };
export const ListLoading = { args: { variant: 'compact-list', state: 'loading' } };
export const ListFailed = { args: { variant: 'compact-list', state: 'error' } };
