import { sectionPart } from '#variants/sections/registry.ts';
import { itemKey, type MenuItem, type MenuProps } from '#variants/sections/menu/props.ts';
import { propsOf } from './samples/sample-props.ts';
import { sampleSite } from './samples/sample-site.ts';
import { Stage, type Surroundings } from './stage.tsx';

type State = 'loading' | 'failed' | 'without pictures' | 'longest names' | 'one dish' | 'large';
type Args = { variant: MenuProps['config']['variant']; state: State };

const longest =
  'Wholemeal sourdough from the Macclesfield Valley with Donaudampfschifffahrtsgesellschaftskapitänsmütze';

const everyItem = (menu: MenuProps, change: (item: MenuItem) => MenuItem): MenuProps => ({
  ...menu,
  sections: menu.sections.map((section) => ({ ...section, items: section.items.map(change) })),
});

/** What becomes of the sample menu in each state. */
const states: Record<State, (menu: MenuProps) => MenuProps> = {
  loading: (menu) => ({ ...menu, state: 'loading', sections: [] }),
  failed: (menu) => ({ ...menu, state: 'error', sections: [] }),
  'without pictures': (menu) => {
    const plain = everyItem(menu, (item) => ({ ...item, picture: null }));
    return {
      ...plain,
      sections: plain.sections.map((section) => ({ ...section, picture: null })),
    };
  },
  'longest names': (menu) =>
    everyItem(menu, (item) => ({
      ...item,
      name: longest,
      description: `${longest}. `.repeat(4),
      badge: 'Buy 2, get 1 free',
      unit: '330 ml',
      diets: ['vegetarian', 'vegan', 'gluten-free', 'dairy-free', 'kosher'],
      price: 123_456,
      isFromPrice: true,
    })),
  'one dish': (menu) => ({
    ...menu,
    sections: menu.sections
      .slice(0, 1)
      .map((section) => ({ ...section, items: section.items.slice(0, 1) })),
  }),
  large: (menu) => ({ ...menu, sections: manySections(menu) }),
};

/** Twenty categories of ten dishes each, from the sample's own over and over. */
function manySections({ sections }: MenuProps): MenuProps['sections'] {
  const items = new Map(sections.flatMap((one) => one.items).map((item) => [itemKey(item), item]));
  const dishes = [...items.values()];
  return Array.from({ length: 20 }, (_, place) => ({
    id: place,
    anchor: `many-${place}`,
    name: `${sections[place % sections.length]?.name ?? ''} ${place + 1}`,
    description: '',
    picture: sections[place % sections.length]?.picture ?? null,
    items: Array.from({ length: 10 }, (__, dish) => dishes[(place * 10 + dish) % dishes.length])
      .filter((item) => item !== undefined)
      .map((item, dish) => ({ ...item, kind: 'dish' as const, id: place * 10 + dish })),
  }));
}

/** The menu before it is there, when it does not come, and at its edges. */
export default {
  title: 'Menu states',
  loaders: [async ({ args }: { args: Args }) => sectionPart('menu', args.variant).preload()],
  render: ({ variant, state }: Args, { globals }: { globals: Surroundings }) => {
    const site = sampleSite(globals.site);
    const { Component } = sectionPart('menu', variant);
    return (
      <Stage site={site} surroundings={globals}>
        <Component {...states[state](propsOf(site, 'menu').props)} />
      </Stage>
    );
  },
};

const story = (variant: Args['variant'], state: State) => ({ args: { variant, state } });

export const CardsLoading = story('cards', 'loading');
export const CardsFailed = story('cards', 'failed');
export const CardsLongest = story('cards', 'longest names');
export const CardsLarge = story('cards', 'large');
export const ListLoading = story('compact-list', 'loading');
export const ListFailed = story('compact-list', 'failed');
export const ListLongest = story('compact-list', 'longest names');
export const MagazineLoading = story('magazine', 'loading');
export const MagazinePlain = story('magazine', 'without pictures');
export const MagazineLongest = story('magazine', 'longest names');
export const MagazineOneDish = story('magazine', 'one dish');
export const SideIndexLoading = story('side-index', 'loading');
export const SideIndexLongest = story('side-index', 'longest names');
