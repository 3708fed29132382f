import type { ReactNode } from 'react';
import { formatMoney } from '#schemas/money.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import type { OptionCost } from './option-cost.ts';
import { useDishMessages } from './use-dish-messages.ts';
import styles from './option-row.module.css';

type OptionFaceProps = {
  name: string;
  /** Minor units that the option adds, which may be negative; or why it adds nothing. */
  cost: OptionCost;
  isSoldOut?: boolean;
};

/** Name and price of an option. */
export function OptionFace({ name, cost, isSoldOut = false }: OptionFaceProps) {
  const { currency, locale, messages } = useStorefront();
  const words = useDishMessages().groupRules;
  const inWords = () => {
    if (isSoldOut) return messages.menu.soldOut;
    if (cost === 'free') return words.isFree;
    if (cost === 'included') return words.isIncluded;
    if (cost === 0) return null;
    const amount = formatMoney(Math.abs(cost), currency, locale);
    return cost < 0 ? words.less(amount) : messages.menu.more(amount);
  };
  const note = inWords();
  return (
    <>
      <span className={styles.name}>{name}</span>
      {note !== null && (
        <span className={styles.note} data-free={cost === 'free' || undefined}>
          {note}
        </span>
      )}
    </>
  );
}

type ChoiceRowProps = OptionFaceProps & {
  type: 'radio' | 'checkbox';
  /** Name of the radio group. */
  group: string;
  isChecked: boolean;
  isFull?: boolean;
  onChange(isChecked: boolean): void;
};

/** An option that is chosen or not; the whole row is the target. */
export function ChoiceRow(props: ChoiceRowProps) {
  const { type, group, isChecked, isFull = false, isSoldOut = false, onChange } = props;
  return (
    <label className={styles.row} data-quiet={isSoldOut || undefined}>
      <input
        className={styles.input}
        type={type}
        name={group}
        checked={isChecked}
        disabled={(isSoldOut || isFull) && !isChecked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <OptionFace {...props} />
    </label>
  );
}

/** An option that can be had more than once; its stepper stands at the end. */
export function CountRow(props: OptionFaceProps & { children: ReactNode }) {
  return (
    <div className={`${styles.row} ${styles.counted}`} data-quiet={props.isSoldOut || undefined}>
      <OptionFace {...props} />
      {props.children}
    </div>
  );
}
