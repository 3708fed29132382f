import { tabBill as sentences } from '#schemas/messages/en/tab-bill.ts';
import { toMajor } from '#schemas/money.ts';
import choice from '#src/features/checkout/frame/choice.module.css';
import { RedeemPoints } from '#src/features/checkout/review/redeem-points.tsx';
import css from './bill.module.css';
import { mostPoints, type BillDraft, type BillPart, type PointRules } from './bill-draft.ts';
import { BillGiftCards } from './bill-gift-cards.tsx';

const words = sentences.own;

type OwnTendersProps = {
  draft: BillDraft;
  part: BillPart | null;
  points: PointRules | null;
  currency: string;
  onChange(next: Pick<BillDraft, 'points'> | Pick<BillDraft, 'giftCards'>): void;
};

/** The guest's own points and gift cards, which pay of their part before a card or cash does. */
export function OwnTenders({ draft, part, points, currency, onChange }: OwnTendersProps) {
  const isAll = part !== null && part.total === 0 && part.pointsWorth + part.giftCards > 0;
  return (
    <fieldset className={choice.field}>
      <legend className={choice.legend}>{words.heading}</legend>
      <div className={css.parts}>
        <p className={css.quiet}>{isAll ? words.none : words.hint}</p>
        {points && (
          <RedeemPoints
            loyalty={{
              balance: points.balance,
              most: mostPoints(part?.amount ?? 0, points),
              step: points.step,
              minimum: points.minimum,
              max_share: points.maxShare,
              point_value: toMajor(points.value, currency),
            }}
            currency={currency}
            chosen={draft.points}
            onChoose={(chosen) => onChange({ points: chosen })}
          />
        )}
        <BillGiftCards
          cards={draft.giftCards}
          pays={part?.giftCards ?? 0}
          currency={currency}
          onChange={(giftCards) => onChange({ giftCards })}
        />
      </div>
    </fieldset>
  );
}
