import type { HeroConfig } from '#schemas/config/sections/hero.ts';
import type { Picture } from '../../picture.ts';
import type { SectionBase } from '../../section-base.ts';

/** A dish that a hero may show; `href` opens it. */
export type HeroDish = { id: number; name: string; picture: Picture; href: string };

export type HeroProps = SectionBase<HeroConfig> & {
  businessName: string;
  picture: Picture | null;
  /** 1 for the page's first hero: a page has one heading of the first level. */
  headingLevel: 1 | 2;
  /** Dishes with a picture of their own, the first of each category before any second; at most 8. */
  dishes: readonly HeroDish[];
  /** Ways to order that the restaurant offers, and the one in force. */
  orderTypes: readonly { value: string; label: string }[];
  orderType: string;
  onOrderType(value: string): void;
  /** Shows what the menu has for these words. */
  onSearch(words: string): void;
};
