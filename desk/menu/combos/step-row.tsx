import Trash from 'lucide-react/icons/trash-2';
import { useEffect, useRef } from 'react';
import type { ComboStep } from '#schemas/api/menu-document.ts';
import type { EditedMenu } from '#schemas/api/staff-menu.ts';
import { TextField } from '../../form/fields.tsx';
import form from '../../form/form.module.css';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { NumberField } from '../choices/number-field.tsx';
import { AddDishes } from '../form/add-dishes.tsx';
import css from './combos.module.css';
import { StepDishes } from './step-dishes.tsx';

export type StepRowProps = {
  edited: EditedMenu;
  step: ComboStep;
  place: number;
  /** What it is called where it has no name yet. */
  name: string;
  /** It was just added. */
  takesFocus: boolean;
  /** What is wrong with a field of it, such as `name` or `choices.0.upcharge`. */
  problem(field: string): string | undefined;
  onChange(change: Partial<ComboStep>): void;
  onRemove(): void;
  /** Says what was done to whoever does not see it. */
  onSay(sentence: string): void;
};

/** A step of a combo: its name, how many are chosen, and of which dishes. */
export function StepRow(props: StepRowProps) {
  const { edited, step, place, name, takesFocus, problem, onChange, onRemove, onSay } = props;
  const { steps: words, dishes } = useDeskMessages().deskCombos;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) row.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  const { min, max, choices } = step;
  const addDishes = (keys: string[]) => {
    const added = keys.map((dish_id) => ({ dish_id, upcharge: 0, is_default: false }));
    onChange({ choices: [...choices, ...added] });
    const [first] = keys;
    onSay(
      keys.length === 1
        ? words.addedDish(edited.menu.dishes[first ?? '']?.name ?? '')
        : dishes.addedMany(keys.length),
    );
  };
  return (
    <div ref={row} className={css.step}>
      <div className={css.line}>
        <TextField
          label={words.name(place + 1)}
          placeholder={words.namePlaceholder}
          maxLength={120}
          problem={problem('name')}
          value={step.name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <button
          type="button"
          className={css.icon}
          aria-label={words.remove(name)}
          onClick={onRemove}
        >
          <Trash aria-hidden="true" size={20} />
        </button>
      </div>
      <div className={css.numbers}>
        <NumberField
          label={words.min(name)}
          problem={problem('min')}
          value={min}
          onChange={(next) => onChange({ min: next })}
        />
        <NumberField
          label={words.max(name)}
          problem={problem('max')}
          value={max}
          onChange={(next) => onChange({ max: next })}
        />
      </div>
      <p className={css.sentence}>{amountSentence()}</p>
      {choices.length === 0 ? (
        <p className={form.hint}>{min === 0 ? words.noDishOptional : words.noDish}</p>
      ) : (
        <StepDishes
          edited={edited}
          step={step}
          name={name}
          problem={problem}
          onChange={(next) => onChange({ choices: next })}
          onSay={onSay}
        />
      )}
      <p className={form.problem} role="alert">
        {problem('choices')}
      </p>
      <AddDishes
        menu={edited.menu}
        name={name}
        chosen={choices.map(({ dish_id }) => dish_id)}
        onAdd={addDishes}
      />
    </div>
  );

  function amountSentence(): string {
    if (!(min <= max)) return '';
    if (min === 0) return words.upTo(max);
    return min === max ? words.exactly(min) : words.between(min, max);
  }
}
