import type { MenuConfig } from '#schemas/config/sections/menu.ts';
import type { ReactNode } from 'react';
import type { Picture } from '../../picture.ts';
import type { SectionBase } from '../../section-base.ts';

/** A dish, or what is put together of dishes, as a card or row shows it. */
export type MenuItem = {
  /** What opens: a dish, a meal at a fixed price, or a dish of two halves. */
  kind: 'dish' | 'combo' | 'halves';
  /** Of the restaurant product, the combo or the set of halves: unique within its kind. */
  id: number;
  productId: number;
  /** Its own page; null where it has none, as at a table. */
  href: string | null;
  name: string;
  description: string;
  /** Minor units: what it costs before any choice. */
  price: number;
  /** A required choice changes the price: it reads 'from $12.50'. */
  isFromPrice: boolean;
  picture: Picture | null;
  unit: string | null;
  diets: readonly string[];
  isSoldOut: boolean;
  /** When it is back, as words, where known. */
  soldOutUntil: string | null;
  /** When it is served next, as words; null while it is served. It may be ordered for later. */
  offeredFrom: string | null;
  /** An offer that it takes part in, as words. */
  badge: string | null;
  /** Nothing has to be chosen: + adds it without the dialog. */
  canAddAtOnce: boolean;
  /** null where it cannot be one: only dishes can. */
  isFavourite: boolean | null;
};

/** Unique among all that the menu shows. */
export const itemKey = ({ kind, id }: Pick<MenuItem, 'kind' | 'id'>): string => `${kind}-${id}`;

export type MenuSection = {
  id: number;
  /** Anchor that category links point to. */
  anchor: string;
  name: string;
  description: string;
  /** Its own, where the restaurant gave it one. */
  picture: Picture | null;
  items: readonly MenuItem[];
};

export type MenuProps = SectionBase<MenuConfig> & {
  /** 'loading' draws skeletons, 'error' offers to try again. */
  state: 'loading' | 'ready' | 'error';
  sections: readonly MenuSection[];
  headingLevel: 1 | 2;
  /** Where the whole menu is, when this is the short form of it: a link below the dishes. */
  wholeMenuHref?: string;
  /** Search and filters, below the heading. */
  tools?: ReactNode;
  /** What whoever comes back had last, above the dishes. */
  lastOrders?: ReactNode;
  /** Stands in for the dishes where a search or a filter leaves none. */
  nothingFound?: ReactNode;
  onOpenItem(item: MenuItem): void;
  onAddItem(item: MenuItem): void;
  onToggleFavourite(item: MenuItem): void;
  onRetry(): void;
};

/** What each design draws a dish from. */
export type DishProps = {
  item: MenuItem;
  /** Of its heading. */
  level: 3 | 4;
  menu: Pick<MenuProps, 'onOpenItem' | 'onAddItem' | 'onToggleFavourite'>;
};

/** Whether any of the dishes has a picture. */
export const hasPictures = (items: readonly MenuItem[]): boolean =>
  items.some(({ picture }) => picture !== null);
