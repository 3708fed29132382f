import { Button } from '@chakra-ui/react/button';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { CartLoyalty } from '#schemas/api/cart-loyalty.ts';
import { pointsField as words } from '#schemas/messages/en/points-field.ts';
import { toMinor } from '#schemas/money.ts';
import { firstUsable, wholeSteps } from '#schemas/rules/loyalty/redeemable-points.ts';
import { useFormat } from '#ui/messages.tsx';
import { TextField } from '../frame/text-field.tsx';
import css from './points-field.module.css';
import { pointsAfter, typedPoints } from './typed-points.ts';

type RedeemProps = {
  loyalty: Pick<CartLoyalty, 'most' | 'step' | 'minimum' | 'max_share' | 'point_value'> & {
    balance: number;
  };
  currency: string;
  chosen: number;
  onChoose(points: number): void;
};

/** So long after the last key what was typed is chosen, in ms. */
const pauseMs = 700;

/** How many points a user pays with, of an order or of a part of a tab; or why none can be used here. */
export function RedeemPoints({ loyalty, currency, chosen, onChoose }: RedeemProps) {
  const { money } = useFormat();
  const { balance, most, step, minimum } = loyalty;
  const worth = (points: number) => money(points * toMinor(loyalty.point_value, currency));
  const first = firstUsable({ step, minimum });
  const highest = wholeSteps(Math.min(most, balance), { step, minimum });
  if (balance < first) return <p>{words.tooFew(balance, first)}</p>;
  if (highest === 0) return <p>{words.tooSmall(balance, first, worth(first))}</p>;
  return <Amount {...{ loyalty, highest, worth, chosen, onChoose }} />;
}

type AmountProps = Pick<RedeemProps, 'loyalty' | 'chosen' | 'onChoose'> & {
  highest: number;
  /** Amount that so many points take off, as people read it. */
  worth(points: number): string;
};

/** How many of them: a press takes a step, and what is typed counts after a pause. */
function Amount({ loyalty, highest, worth, chosen, onChoose }: AmountProps) {
  // Text that is being typed; null: nothing that is not chosen yet.
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { balance, step, minimum } = loyalty;
  const first = firstUsable({ step, minimum });
  const limits = { step, minimum, highest };
  const shown = wholeSteps(Math.min(chosen, highest), { step, minimum });
  const choose = (points: number) => {
    setTyped(null);
    setError(null);
    if (points !== chosen) onChoose(points);
  };
  const commit = () => {
    if (typed === null) return;
    const read = typedPoints(typed, limits);
    if (read.kind === 'points') return choose(read.points);
    setError(read.kind === 'too_few' ? words.atLeast(first) : words.notANumber);
    // Text that cannot be read is not what was chosen before.
    onChoose(0);
  };
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => latest.current(), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    commit();
  };
  return (
    <>
      <form className={css.form} onSubmit={submit} noValidate>
        <Step
          label={words.fewer(step)}
          isOver={shown === 0}
          onPress={() => choose(pointsAfter(shown, 'fewer', limits))}
        >
          <Minus aria-hidden="true" size={18} />
        </Step>
        <TextField
          id="points-amount"
          label={words.label}
          // In the place of each other: what lies below stays where it is.
          hint={error === null ? words.hint(first, step) : undefined}
          error={error}
          value={typed ?? String(shown)}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={9}
          onChange={({ target }) => {
            setTyped(target.value);
            setError(null);
          }}
          onBlur={commit}
        />
        <Step
          label={words.more(step)}
          isOver={shown === highest}
          onPress={() => choose(pointsAfter(shown, 'more', limits))}
        >
          <Plus aria-hidden="true" size={18} />
        </Step>
      </form>
      <div>
        <Button
          variant="outline"
          onClick={() => choose(shown === highest ? 0 : highest)}
          minBlockSize="44px"
        >
          {shown === highest ? words.none : words.most(highest)}
        </Button>
      </div>
      <output className={css.said}>
        {shown === 0 && words.balance(balance, worth(balance))}
        {shown > 0 && (
          <>
            <strong>
              {shown === 1 ? words.takesOffOne(worth(1)) : words.takesOff(shown, worth(shown))}
            </strong>{' '}
            {balance > shown && words.left(balance - shown)}{' '}
            {shown < chosen && words.fewerNow(chosen)}{' '}
            {shown === highest && capOf(loyalty, highest)}
          </>
        )}
      </output>
    </>
  );
}

/** Why no more can be used. */
function capOf({ balance, max_share: share, step }: RedeemProps['loyalty'], highest: number) {
  if (balance < highest + step) return words.mostOfBalance;
  return share < 100 ? words.mostByShare(highest, share) : words.mostOfOrder(highest);
}

type StepProps = {
  label: string;
  isOver: boolean;
  onPress(): void;
  children: ReactNode;
};

/** A bound is said with aria-disabled, so that focus stays on the button that reached it. */
function Step({ label, isOver, onPress, children }: StepProps) {
  return (
    <Button
      type="button"
      variant="outline"
      className={css.step}
      aria-label={label}
      aria-disabled={isOver}
      onClick={() => isOver || onPress()}
    >
      {children}
    </Button>
  );
}
