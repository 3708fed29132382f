import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash from 'lucide-react/icons/trash-2';
import { useEffect, useRef, useState } from 'react';
import type { MenuChoice } from '#schemas/api/menu-document.ts';
import { movedTo, SortableList } from '#variants/sortable/sortable-list.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { Choice, TextField } from '../../form/fields.tsx';
import form from '../../form/form.module.css';
import { MoneyField } from '../../form/money-field.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './choices-field.module.css';
import { newMenuKey } from './new-menu-key.ts';

type ChoiceFieldsProps = {
  choice: MenuChoice;
  currency: string;
  /** What is wrong with a field of it, such as `values.0.name`. */
  problem(field: string): string | undefined;
  onChange(choice: MenuChoice): void;
  onRemove(): void;
  /** Left out where it is the first. */
  onUp?(): void;
};

type Value = MenuChoice['values'][number];
const mostValues = 40;

/** One choice with its values: added, removed, put in order, each with what it costs more. */
export function ChoiceFields(props: ChoiceFieldsProps) {
  const { choice, currency, problem, onChange, onRemove, onUp } = props;
  const words = useDeskMessages().deskDish.sizes;
  const { name, values } = choice;
  const [added, setAdded] = useState<string | null>(null);
  const put = (next: Value[]) => onChange({ ...choice, values: next });
  const set = (place: number, change: Partial<Value>) =>
    put(values.map((value, at) => (at === place ? { ...value, ...change } : value)));
  const add = () => {
    const value = { id: newMenuKey(), name: '', price_adjustment: 0 };
    setAdded(value.id);
    put([...values, value]);
  };
  const nameOf = (place: number) => values[place]?.name || words.unnamed(place + 1);
  const renderRow = (place: number) => {
    const value = values[place];
    if (!value) return null;
    return (
      <ValueRow
        value={value}
        place={place}
        currency={currency}
        takesFocus={value.id === added}
        problem={(field) => problem(`values.${place}.${field}`)}
        onChange={(change) => set(place, change)}
        onRemove={values.length > 1 ? () => put(values.toSpliced(place, 1)) : null}
      />
    );
  };
  return (
    <fieldset className={css.choice} aria-label={name || words.name}>
      <div className={css.head}>
        <TextField
          label={words.name}
          maxLength={120}
          problem={problem('name')}
          value={name}
          onChange={({ target }) => onChange({ ...choice, name: target.value })}
        />
        <div className={css.actions}>
          {onUp && (
            <button type="button" className={css.icon} aria-label={words.up(name)} onClick={onUp}>
              <ArrowUp aria-hidden="true" size={20} />
            </button>
          )}
          <button
            type="button"
            className={css.icon}
            aria-label={words.removeChoice(name)}
            onClick={onRemove}
          >
            <Trash aria-hidden="true" size={20} />
          </button>
        </div>
      </div>
      <Choice
        type="checkbox"
        label={words.isRequired}
        isChecked={choice.is_required}
        onChange={(is_required) => onChange({ ...choice, is_required })}
      />
      <div className={css.values}>
        <SortableList
          label={words.values(name)}
          items={values.map(({ id }, place) => ({ key: id, name: nameOf(place) }))}
          onMove={(from, to) => put(movedTo(values, from, to))}
          renderRow={renderRow}
        />
      </div>
      <p className={form.problem}>{problem('values')}</p>
      {values.length < mostValues && (
        <div>
          <ActionButton look="outline" onClick={add}>
            {words.addValue}
          </ActionButton>
        </div>
      )}
    </fieldset>
  );
}

type ValueRowProps = {
  value: Value;
  place: number;
  currency: string;
  takesFocus: boolean;
  problem(field: string): string | undefined;
  onChange(change: Partial<Value>): void;
  /** null: it is the only one. */
  onRemove: (() => void) | null;
};

function ValueRow(props: ValueRowProps) {
  const { value, place, currency, takesFocus, problem, onChange, onRemove } = props;
  const words = useDeskMessages().deskDish.sizes;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) row.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  return (
    <div ref={row} className={css.value}>
      <TextField
        label={words.value(place + 1)}
        maxLength={120}
        problem={problem('name')}
        value={value.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <MoneyField
        label={words.adjustment(value.name)}
        problem={problem('price_adjustment')}
        value={value.price_adjustment}
        currency={currency}
        onChange={(price_adjustment) => onChange({ price_adjustment })}
      />
      {onRemove && (
        <button
          type="button"
          className={css.icon}
          aria-label={words.removeValue(value.name)}
          onClick={onRemove}
        >
          <Trash aria-hidden="true" size={20} />
        </button>
      )}
    </div>
  );
}
