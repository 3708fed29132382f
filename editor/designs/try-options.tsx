import { useId, type ReactNode } from 'react';
import type { SiteConfig } from '#schemas/config/site.ts';
import { TryCard } from './try-card.tsx';
import styles from './try-options.module.css';
import { useTrial } from './use-trial.ts';

/** Something to choose that can be looked at on the page first. */
export type TryOption = {
  key: string;
  name: string;
  /** A line below the name. */
  note?: string;
  /** What choosing it changes. */
  recipe(draft: SiteConfig): void;
  /** How it looks in small. */
  picture: ReactNode;
};

type TryOptionsProps = {
  label: string;
  /** What the choice is about. */
  help?: string | undefined;
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
 * and put back by Escape or on leaving (issue 5, Sections). Trying leaves no step and saves nothing.
 */
export function TryOptions(props: TryOptionsProps) {
  const { label, help, options, chosen, step, layout = 'grid' } = props;
  const { isLocked = false, isLabelSeen = true } = props;
  const id = useId();
  const trial = useTrial({ chosen, step, isLocked });
  return (
    <fieldset className={styles.choice} aria-describedby={help && `${id}-help`}>
      <legend className={isLabelSeen ? styles.label : styles.unseen}>{label}</legend>
      {help && (
        <p className={styles.help} id={`${id}-help`}>
          {help}
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
