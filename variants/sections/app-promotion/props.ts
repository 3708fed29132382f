import type { AppPromotionConfig } from '#schemas/config/sections/app-promotion.ts';
import type { Picture } from '../../picture.ts';
import type { SectionBase } from '../../section-base.ts';

/** A dish on the screen of a drawn telephone. */
export type AppDish = {
  id: string;
  name: string;
  /** Minor units. */
  price: number;
  isFromPrice: boolean;
  picture: Picture | null;
};

export type AppPromotionProps = SectionBase<AppPromotionConfig> & {
  businessName: string;
  /** Of the menu that the page knows, those with a picture first; at most 3. */
  dishes: readonly AppDish[];
};
