import Trash from 'lucide-react/icons/trash-2';
import { useId, useState } from 'react';
import type { MenuDocument } from '#schemas/api/menu-document.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { movedTo, SortableList } from '#variants/sortable/sortable-list.tsx';
import { FieldGroup } from '../../form/fields.tsx';
import form from '../../form/form.module.css';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { fieldsOf, type DishFields } from './dish-fields.ts';
import css from './dish.module.css';

/** Dishes that are named; the others are counted. */
const mostNamed = 3;

/** The groups of options that a dish asks, in their order, and who else asks them. */
export function GroupFields({ state, edited, dishKey }: DishFields) {
  const words = useDeskMessages().deskDish.groups;
  const id = useId();
  const { set, problem } = fieldsOf(state);
  const [chosen, setChosen] = useState('');
  const { menu } = edited;
  const asked = state.values.group_ids;
  const free = Object.entries(menu.groups).filter(([key]) => !asked.includes(key));
  const put = (next: string[]) => set('group_ids', next);
  const add = () => {
    if (chosen === '') return;
    put([...asked, chosen]);
    setChosen('');
  };
  const nameOf = (key: string) => menu.groups[key]?.name ?? '';
  const renderRow = (place: number) => {
    const key = asked[place] ?? '';
    return (
      <div className={css.group}>
        <div className={css.words}>
          <p className={form.label}>{nameOf(key)}</p>
          <p className={form.hint}>
            {words.options(menu.groups[key]?.options.length ?? 0)} · {othersOf(key)}
          </p>
        </div>
        <button
          type="button"
          className={css.icon}
          aria-label={words.remove(nameOf(key))}
          onClick={() => put(asked.toSpliced(place, 1))}
        >
          <Trash aria-hidden="true" size={20} />
        </button>
      </div>
    );
  };
  return (
    <FieldGroup legend={words.legend} hint={words.hint}>
      {asked.length === 0 ? (
        <p className={form.hint}>{words.none}</p>
      ) : (
        <div className={css.rows}>
          <SortableList
            label={words.label}
            items={asked.map((key) => ({ key, name: nameOf(key) }))}
            onMove={(from, to) => put(movedTo(asked, from, to))}
            renderRow={renderRow}
          />
        </div>
      )}
      <p className={form.problem}>{problem('group_ids')}</p>
      {free.length > 0 ? (
        <div className={form.field}>
          <label className={form.label} htmlFor={id}>
            {words.add}
          </label>
          <div className={form.line}>
            <select
              id={id}
              className={form.input}
              value={chosen}
              onChange={({ target }) => setChosen(target.value)}
            >
              <option value="">{words.choose}</option>
              {free.map(([key, { name, options }]) => (
                <option key={key} value={key}>
                  {`${name} (${words.options(options.length)})`}
                </option>
              ))}
            </select>
            <ActionButton look="outline" aria-disabled={chosen === ''} onClick={add}>
              {words.addButton}
            </ActionButton>
          </div>
        </div>
      ) : (
        <p className={form.hint}>
          {Object.keys(menu.groups).length === 0 ? words.noneThere : words.allAsked}
        </p>
      )}
    </FieldGroup>
  );

  function othersOf(key: string): string {
    const names = dishesAsking(menu, key, dishKey);
    if (names.length === 0) return words.onlyHere;
    const more = names.length - mostNamed;
    const named = names.slice(0, mostNamed).join(', ');
    return words.alsoIn(more > 0 ? `${named}, ${words.further(more)}` : named);
  }
}

/** The names of the other dishes that ask a group. */
const dishesAsking = (menu: MenuDocument, group: string, except: string): string[] =>
  Object.entries(menu.dishes).flatMap(([key, dish]) =>
    key !== except && dish.group_ids.includes(group) ? [dish.name] : [],
  );
