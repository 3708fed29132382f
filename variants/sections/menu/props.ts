import type { MenuConfig } from '#schemas/config/sections/menu.ts';
import type { Picture } from '../../picture.ts';

/** A dish as a card or row shows it. */
export type MenuItem = {
  /** Id of the restaurant product. */
  id: number;
  productId: number;
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
  /** Nothing has to be chosen: + adds it without the dialog. */
  canAddAtOnce: boolean;
  isFavourite: boolean;
};

export type MenuSection = {
  id: number;
  /** Anchor that category links point to. */
  anchor: string;
  name: string;
  description: string;
  items: readonly MenuItem[];
};

export type MenuProps = {
  config: MenuConfig;
  /** 'loading' draws skeletons, 'error' offers to try again. */
  state: 'loading' | 'ready' | 'error';
  sections: readonly MenuSection[];
  headingLevel: 1 | 2;
  onOpenItem(item: MenuItem): void;
  onAddItem(item: MenuItem): void;
  onToggleFavourite(item: MenuItem): void;
  onRetry(): void;
};
