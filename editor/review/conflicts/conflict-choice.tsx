import { useId } from 'react';
import type { ConfigConflict } from '#schemas/config/changes.ts';
import { useEditor } from '../../core/state/editor-context.tsx';
import type { FieldDescription } from '../../core/settings/describe-fields.ts';
import { nameOfSetting } from '../../core/settings/name-of-setting.ts';
import { valueText } from '../differences/view-of.ts';
import styles from './conflicts.module.css';

export type Choice = 'mine' | 'theirs';

type ConflictChoiceProps = {
  conflict: ConfigConflict;
  choice: Choice | undefined;
  /** What both values are called; otherwise Yours and Theirs. */
  names?: Record<Choice, string>;
  onChoose(choice: Choice): void;
};

const twoPeople = { mine: 'Yours', theirs: 'Theirs' };

/** One setting that both changed: both values side by side, of which one stays. */
export function ConflictChoice(props: ConflictChoiceProps) {
  const { conflict, choice, names = twoPeople, onChoose } = props;
  const { document } = useEditor();
  const name = useId();
  const { groupLabel, label, field } = nameOfSetting(document.get(), conflict.path);
  return (
    <fieldset className={styles.conflict}>
      <legend className={styles.label}>{[groupLabel, label].filter(Boolean).join(' › ')}</legend>
      <div className={styles.sides}>
        {(['mine', 'theirs'] as const).map((side) => (
          <label key={side} className={styles.side}>
            <input
              type="radio"
              name={name}
              checked={choice === side}
              onChange={() => onChoose(side)}
            />
            <span className={styles.whose}>{names[side]}</span>
            <Value field={field} value={conflict[side]} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Value({ field, value }: { field: FieldDescription | undefined; value: unknown }) {
  const words = Array.isArray(value) ? listInWords(value) : valueText({ field, value });
  return (
    <span className={styles.value}>
      {field?.kind === 'color' && words !== '' && (
        <span className={styles.swatch} style={{ backgroundColor: words }} aria-hidden="true" />
      )}
      {words || 'Nothing'}
    </span>
  );
}

function listInWords(list: readonly unknown[]): string {
  const titles = list.flatMap((item) => {
    if (typeof item === 'string') return [item];
    if (typeof item !== 'object' || item === null) return [];
    const named = ['title', 'label', 'name', 'id'].map((key): unknown => Reflect.get(item, key));
    return named.filter((it): it is string => typeof it === 'string' && it !== '').slice(0, 1);
  });
  return `${list.length} ${list.length === 1 ? 'item' : 'items'}: ${titles.join(', ')}`;
}
