import Columns from 'lucide-react/icons/columns-2';
import Slider from 'lucide-react/icons/separator-vertical';
import { useId } from 'react';
import type { PairView } from './compared-sides.ts';
import styles from './compare.module.css';

const views = [
  { view: 'beside', label: 'Side by side', Icon: Columns },
  { view: 'slider', label: 'With a slider', Icon: Slider },
] as const;

type ViewChoiceProps = { view: PairView; onChoose(view: PairView): void };

/** How the two pictures stand to each other. */
export function ViewChoice({ view, onChoose }: ViewChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.views}>
      <legend className={styles.visuallyHidden}>Before and after</legend>
      {views.map(({ view: own, label, Icon }) => (
        <label key={own} className={styles.view}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={own === view}
            onChange={() => onChoose(own)}
          />
          <Icon aria-hidden="true" size={15} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
