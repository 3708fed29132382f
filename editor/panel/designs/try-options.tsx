import { useId } from 'react';
import { TryCard } from './try-card.tsx';
import type { TryOption } from './try-option.ts';
import styles from './try-options.module.css';
import { useTrial } from './use-trial.ts';

type TryOptionsProps = {
  label: string;
  /** What the choice is about. */
  help?: string | undefined;
  /** The same for a finger, which cannot point. */
  helpByTouch?: string | undefined;
  options: readonly TryOption[];
  /** The one that the document has. */
  chosen: string | null;
  /** What the step is called in the history. */
  step(option: TryOption): string;
  layout?: 'grid' | 'rows' | 'small' | 'three' | 'wide';
  isLocked?: boolean;
  /** False where a heading says it already. */
  isLabelSeen?: boolean;
};

/**
 * Cards that are tried on the page by hovering or with the arrow keys, kept by a press or Enter,
 * and put back by Escape or on leaving. Trying leaves no step and saves nothing.
 */
export function TryOptions(props: TryOptionsProps) {
  const { label, help, helpByTouch, options, chosen, step, layout = 'grid' } = props;
  const { isLocked = false, isLabelSeen = true } = props;
  const id = useId();
  const trial = useTrial({ chosen, step, isLocked });
  return (
    <fieldset className={styles.choice} aria-describedby={help && `${id}-help`}>
      <legend className={isLabelSeen ? styles.label : styles.unseen}>{label}</legend>
      {help && (
        <p className={styles.help} id={`${id}-help`}>
          <span className={helpByTouch && styles.byPointer}>{help}</span>
          {helpByTouch && <span className={styles.byTouch}>{helpByTouch}</span>}
        </p>
      )}
      <div className={styles.options} data-layout={layout}>
        {options.map((option, place) => (
          <TryCard
            key={option.key}
            // A key may hold spaces, which would part it in two.
            id={`${id}-${place}`}
            group={id}
            option={option}
            options={options}
            trial={trial}
            chosen={chosen}
            isLocked={isLocked}
          />
        ))}
      </div>
    </fieldset>
  );
}
