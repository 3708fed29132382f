import type { MenuConfig } from '#schemas/config/sections/menu.ts';
import { lazyVariants, type LazyPart } from '../../lazy-part.tsx';
import type { MenuProps } from './props.ts';

/** The designs of the menu; the first stands in for an unknown name. */
export const menu = lazyVariants<MenuProps, MenuConfig['variant']>('menu', {
  cards: () => import('./cards.tsx').then((module) => module.Cards),
  'compact-list': () => import('./compact-list.tsx').then((module) => module.CompactList),
  magazine: () => import('./magazine.tsx').then((module) => module.Magazine),
  'side-index': () => import('./side-index.tsx').then((module) => module.SideIndex),
}) satisfies Record<MenuConfig['variant'], LazyPart<MenuProps>>;
