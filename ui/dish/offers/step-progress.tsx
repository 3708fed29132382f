import { useDishMessages } from '../choices/use-dish-messages.ts';
import styles from './step-progress.module.css';

type StepProgressProps = {
  names: readonly string[];
  present: number;
  /** The furthest step that may be gone to. */
  reachable: number;
  onGo(step: number): void;
};

/** Where one is among the steps, as a bar whose parts lead to them. */
export function StepProgress({ names, present, reachable, onGo }: StepProgressProps) {
  const { steps: words } = useDishMessages();
  return (
    <nav className={styles.progress} aria-label={words.list}>
      <ol className={styles.list}>
        {names.map((name, index) => (
          <li key={name} className={styles.item}>
            <button
              type="button"
              className={styles.step}
              aria-label={words.toStep(index + 1, name)}
              aria-current={index === present ? 'step' : undefined}
              data-done={index < present || undefined}
              disabled={index > reachable}
              onClick={() => onGo(index)}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}
