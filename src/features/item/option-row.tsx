import type { ReactNode } from 'react';
import { formatMoney } from '#schemas/money.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import styles from './option-row.module.css';

type OptionFaceProps = {
  name: string;
  /** Minor units that the option adds; may be negative. */
  price: number;
  isSoldOut?: boolean;
};

function OptionFace({ name, price, isSoldOut = false }: OptionFaceProps) {
  const { messages, currency, locale } = useStorefront();
  const amount = formatMoney(Math.abs(price), currency, locale);
  const signed = price < 0 ? messages.menu.less(amount) : messages.menu.more(amount);
  return (
    <>
      <span className={styles.name}>{name}</span>
      {isSoldOut && <span className={styles.note}>{messages.menu.soldOut}</span>}
      {!isSoldOut && price !== 0 && <span className={styles.note}>{signed}</span>}
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
        disabled={isSoldOut || (isFull && !isChecked)}
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
      {!props.isSoldOut && props.children}
    </div>
  );
}
