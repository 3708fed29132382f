import Trash from 'lucide-react/icons/trash-2';
import { useId, useState } from 'react';
import type { MenuDocument } from '#schemas/api/menu-document.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { VisuallyHidden } from '#variants/primitives/visually-hidden.tsx';
import { movedTo, SortableList } from '#variants/sortable/sortable-list.tsx';
import { FieldGroup, TextField } from '../../form/fields.tsx';
import form from '../../form/form.module.css';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from '../form/entries.module.css';
import { matches } from '../form/matches.ts';
import { onlyHere } from './category-values.ts';

type CategoryDishesProps = {
  menu: MenuDocument;
  categoryKey: string;
  /** The dishes that stand in it, in their order. */
  chosen: readonly string[];
  problem: string | undefined;
  onChange(dishes: string[]): void;
};

/** Dishes that are offered to be added; further ones are found by their name. */
const mostOffered = 8;

/** The dishes of a category: put in order, taken out, and added by a search. */
export function CategoryDishes(props: CategoryDishesProps) {
  const { menu, categoryKey, chosen, problem, onChange } = props;
  const words = useDeskMessages().deskCategories.dishes;
  const [sentence, setSentence] = useState('');
  const nameOf = (dish: string) => menu.dishes[dish]?.name ?? '';
  const before = menu.categories[categoryKey]?.dish_ids ?? [];
  const out = before.filter((dish) => !chosen.includes(dish));
  const nowhere = onlyHere(menu, categoryKey, out).map(nameOf);
  const renderRow = (place: number, name: string) => {
    const dish = chosen[place] ?? '';
    const others = menu.category_ids.flatMap((id) => {
      const category = menu.categories[id];
      return id !== categoryKey && category?.dish_ids.includes(dish) ? [category.name] : [];
    });
    return (
      <div className={css.row}>
        <div className={css.words}>
          <p className={css.name}>{name}</p>
          <p className={css.detail}>{others.length > 0 && words.alsoIn(others.join(', '))}</p>
        </div>
        <button
          type="button"
          className={css.icon}
          aria-label={words.remove(name)}
          onClick={() => {
            onChange(chosen.filter((one) => one !== dish));
            setSentence(words.removed(name));
          }}
        >
          <Trash aria-hidden="true" size={20} />
        </button>
      </div>
    );
  };
  return (
    <FieldGroup legend={words.legend} hint={words.hint}>
      {chosen.length === 0 ? (
        <p className={form.hint}>{words.none}</p>
      ) : (
        <div className={css.rows}>
          <SortableList
            label={words.list}
            items={chosen.map((key) => ({ key, name: nameOf(key) }))}
            onMove={(from, to) => onChange(movedTo(chosen, from, to))}
            renderRow={renderRow}
          />
        </div>
      )}
      {nowhere.length > 0 && <p className={css.notice}>{words.nowhere(nowhere.join(', '))}</p>}
      <p className={form.problem}>{problem}</p>
      <AddDish
        menu={menu}
        chosen={chosen}
        onAdd={(dish) => {
          onChange([...chosen, dish]);
          setSentence(words.added(nameOf(dish)));
        }}
      />
      <output>
        <VisuallyHidden>{sentence}</VisuallyHidden>
      </output>
    </FieldGroup>
  );
}

type AddDishProps = {
  menu: MenuDocument;
  chosen: readonly string[];
  onAdd(dish: string): void;
};

function AddDish({ menu, chosen, onAdd }: AddDishProps) {
  const words = useDeskMessages().deskCategories.dishes;
  const id = useId();
  const [term, setTerm] = useState('');
  const free = Object.entries(menu.dishes)
    .filter(([key]) => !chosen.includes(key))
    .toSorted(([, a], [, b]) => a.name.localeCompare(b.name));
  if (free.length === 0) return <p className={form.hint}>{words.allIn}</p>;
  const found = free.filter(([, { name }]) => matches(name, term));
  const shown = found.slice(0, mostOffered);
  const more = found.length - shown.length;
  return (
    <>
      <TextField
        type="search"
        label={words.search}
        value={term}
        onChange={({ target }) => setTerm(target.value)}
        onKeyDown={(event) => {
          // Else Enter would save the form with the dish left out.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <ul className={css.list} id={`${id}-found`} aria-label={words.search}>
        {shown.map(([key, { name }]) => (
          <li key={key} className={css.row}>
            <span className={css.words}>{name}</span>
            <ActionButton look="outline" aria-label={words.add(name)} onClick={() => onAdd(key)}>
              +
            </ActionButton>
          </li>
        ))}
      </ul>
      <output className={form.hint}>
        {found.length === 0 ? words.notFound(term) : more > 0 ? words.more(more) : ''}
      </output>
    </>
  );
}
