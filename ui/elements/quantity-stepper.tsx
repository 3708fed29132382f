import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import styles from './quantity-stepper.module.css';

type QuantityStepperProps = {
  value: number;
  min: number;
  max: number;
  /** What is counted, for screen readers. */
  label: string;
  fewerLabel: string;
  moreLabel: string;
  size?: 'small' | 'large';
  /** At 1 the minus takes the line away, and says so with a bin. */
  removes?: boolean;
  onChange(value: number): void;
};

/**
 * Minus, number, plus. A bound is said with aria-disabled instead of disabled, so that focus
 * stays on the button that reached it.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, min, max, label, size = 'small', removes = false, onChange } = props;
  const step = (to: number) => {
    if (to >= min && to <= max) onChange(to);
  };
  const FewerIcon = removes && value <= 1 ? Trash : Minus;
  return (
    <fieldset className={styles.stepper} data-size={size} aria-label={label}>
      <button
        type="button"
        className={styles.button}
        aria-label={props.fewerLabel}
        aria-disabled={value <= min}
        onClick={() => step(value - 1)}
      >
        <FewerIcon aria-hidden="true" size={18} strokeWidth={2} />
      </button>
      <span className={styles.value}>{value}</span>
      <button
        type="button"
        className={styles.button}
        aria-label={props.moreLabel}
        aria-disabled={value >= max}
        onClick={() => step(value + 1)}
      >
        <Plus aria-hidden="true" size={18} strokeWidth={2} />
      </button>
    </fieldset>
  );
}
