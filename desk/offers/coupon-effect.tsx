import type { CouponBody } from '#schemas/api/offer-bodies.ts';
import { Choice, FieldGroup, TextField } from '../form/fields.tsx';
import { PercentField } from '../form/percent-field.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './offers.module.css';

type Effect = CouponBody['effect'];

type CouponEffectProps = {
  effect: Effect;
  currency: string;
  problem(place: string): string | undefined;
  onChange(effect: Effect): void;
};

const beginnings: Record<Effect['kind'], Effect> = {
  percent: { kind: 'percent', percent: 10, most: '' },
  amount: { kind: 'amount', amount: '' },
  free_delivery: { kind: 'free_delivery' },
};
const kinds = ['percent', 'amount', 'free_delivery'] as const;

/** What a code takes off (rule R41). */
export function CouponEffectFields({ effect, currency, problem, onChange }: CouponEffectProps) {
  const words = useDeskMessages().deskOffers.fields;
  return (
    <FieldGroup legend={words.effect}>
      {kinds.map((kind) => (
        <Choice
          key={kind}
          type="radio"
          label={words.kinds[kind]}
          isChecked={effect.kind === kind}
          onChange={() => onChange(beginnings[kind])}
        />
      ))}
      {effect.kind === 'percent' && (
        <div className={css.pair}>
          <PercentField
            label={words.percent}
            problem={problem('effect.percent')}
            value={effect.percent}
            onChange={(percent) => onChange({ ...effect, percent: percent ?? Number.NaN })}
          />
          <TextField
            label={words.most}
            hint={words.mostHint}
            isShort
            unit={currency}
            inputMode="decimal"
            maxLength={12}
            problem={problem('effect.most')}
            value={effect.most}
            onChange={({ target }) => onChange({ ...effect, most: target.value })}
          />
        </div>
      )}
      {effect.kind === 'amount' && (
        <TextField
          label={words.amount}
          isShort
          unit={currency}
          inputMode="decimal"
          maxLength={12}
          problem={problem('effect.amount')}
          value={effect.amount}
          onChange={({ target }) => onChange({ ...effect, amount: target.value })}
        />
      )}
    </FieldGroup>
  );
}
