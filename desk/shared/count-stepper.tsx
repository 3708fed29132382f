import css from './count-stepper.module.css';

type CountStepperProps = {
  count: number;
  /** The count up to which the buttons lead. */
  most: number;
  /** What each button does, in words: the signs alone say nothing of which dish it is. */
  fewer: string;
  more: string;
  /** It stays as it is. */
  isFixed?: boolean;
  onChange(count: number): void;
};

/** How many of something, from none up: one fewer, the count, one more. */
export function CountStepper(props: CountStepperProps) {
  const { count, most, fewer, more, isFixed = false, onChange } = props;
  return (
    <span className={css.stepper}>
      <button
        type="button"
        className={css.step}
        aria-label={fewer}
        disabled={isFixed || count === 0}
        onClick={() => onChange(count - 1)}
      >
        −
      </button>
      <output className={css.count}>{count}</output>
      <button
        type="button"
        className={css.step}
        aria-label={more}
        disabled={isFixed || count >= most}
        onClick={() => onChange(count + 1)}
      >
        +
      </button>
    </span>
  );
}
