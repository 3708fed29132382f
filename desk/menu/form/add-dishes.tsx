import { useId, useState } from 'react';
import type { MenuDocument } from '#schemas/api/menu-document.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { SelectField, TextField } from '../../form/fields.tsx';
import form from '../../form/form.module.css';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './entries.module.css';
import { matches } from './matches.ts';

type AddDishesProps = {
  menu: MenuDocument;
  /** What they are added to. */
  name: string;
  chosen: readonly string[];
  onAdd(dishes: string[]): void;
};

/** Dishes that are offered to be added; further ones are found by their name. */
const mostOffered = 6;

/** Adds dishes of the menu to something: one by its name, or all of a category at once. */
export function AddDishes({ menu, name, chosen, onAdd }: AddDishesProps) {
  const words = useDeskMessages().deskCombos.dishes;
  const id = useId();
  const [term, setTerm] = useState('');
  const isFree = (key: string) => !chosen.includes(key);
  const free = Object.entries(menu.dishes)
    .filter(([key]) => isFree(key))
    .toSorted(([, a], [, b]) => a.name.localeCompare(b.name));
  if (free.length === 0) return <p className={form.hint}>{words.allIn}</p>;
  const found = free.filter(([, dish]) => matches(dish.name, term));
  const shown = found.slice(0, mostOffered);
  const more = found.length - shown.length;
  const categories = menu.category_ids.flatMap((key) => {
    const category = menu.categories[key];
    return category?.dish_ids.some(isFree) ? [{ value: key, label: category.name }] : [];
  });
  return (
    <>
      <TextField
        type="search"
        label={words.search(name)}
        value={term}
        onChange={({ target }) => setTerm(target.value)}
        onKeyDown={(event) => {
          // Else Enter would save the form with the dish left out.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <ul className={css.list} id={`${id}-found`} aria-label={words.found(name)}>
        {shown.map(([key, dish]) => (
          <li key={key} className={css.row}>
            <span className={css.words}>{dish.name}</span>
            <ActionButton
              look="outline"
              aria-label={words.add(dish.name, name)}
              onClick={() => onAdd([key])}
            >
              +
            </ActionButton>
          </li>
        ))}
      </ul>
      <output className={form.hint}>
        {found.length === 0 ? words.notFound(term) : more > 0 ? words.more(more) : ''}
      </output>
      {categories.length > 0 && (
        <SelectField
          label={words.category(name)}
          options={[{ value: '', label: words.choose }, ...categories]}
          value=""
          onChange={({ target }) =>
            onAdd((menu.categories[target.value]?.dish_ids ?? []).filter(isFree))
          }
        />
      )}
    </>
  );
}
