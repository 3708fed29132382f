import type { GiftDesign } from '#schemas/api/gift-cards.ts';
import { giftCards as words } from '#schemas/messages/en/gift-cards.ts';
import { businessName } from '#ui/stores/business-name.ts';
import { useConfig } from '#ui/stores/stores.tsx';
import css from './card-face.module.css';

type CardFaceProps = {
  design: GiftDesign;
  /** In words; '' while none is chosen. */
  amount: string;
  /** Whom it is for, or the end of its code. */
  note: string;
};

/** A gift card as it is given: the business, the design's own words, the amount. */
export function CardFace({ design, amount, note }: CardFaceProps) {
  const place = useConfig(businessName);
  return (
    <div className={css.card} data-design={design}>
      <span className={css.place}>{place}</span>
      <span className={css.design}>{words.designs[design]}</span>
      <span className={css.foot}>
        <span>{note}</span>
        <span className={css.amount}>{amount}</span>
      </span>
    </div>
  );
}
