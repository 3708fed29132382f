import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { MenuDocument } from '#schemas/api/menu-document.ts';
import { VisuallyHidden } from '#variants/primitives/visually-hidden.tsx';
import { movedTo, SortableList } from '#variants/sortable/sortable-list.tsx';
import { FieldGroup } from '../../form/fields.tsx';
import form from '../../form/form.module.css';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { AddDishes } from '../form/add-dishes.tsx';
import css from '../form/entries.module.css';

type HalfDishesProps = {
  menu: MenuDocument;
  chosen: readonly string[];
  problem: string | undefined;
  onChange(dishes: string[]): void;
};

/** The dishes that can be halves of each other, in the order in which they are offered. */
export function HalfDishes({ menu, chosen, problem, onChange }: HalfDishesProps) {
  const { deskHalves, deskCombos } = useDeskMessages();
  const words = deskHalves.dishes;
  const [sentence, setSentence] = useState('');
  const nameOf = (dish: string) => menu.dishes[dish]?.name ?? '';
  const renderRow = (place: number, name: string) => (
    <div className={css.row}>
      <p className={css.words}>{name}</p>
      <button
        type="button"
        className={css.icon}
        aria-label={words.remove(name)}
        onClick={() => {
          onChange(chosen.toSpliced(place, 1));
          setSentence(words.removed(name));
        }}
      >
        <Trash aria-hidden="true" size={20} />
      </button>
    </div>
  );
  return (
    <FieldGroup legend={words.legend} hint={words.hint}>
      {chosen.length > 0 && (
        <div className={css.rows}>
          <SortableList
            label={words.list}
            items={chosen.map((key) => ({ key, name: nameOf(key) }))}
            onMove={(from, to) => onChange(movedTo(chosen, from, to))}
            renderRow={renderRow}
          />
        </div>
      )}
      {chosen.length < 2 && (
        <p className={css.notice}>{chosen.length === 0 ? words.none : words.one}</p>
      )}
      <p className={form.problem} role="alert">
        {problem}
      </p>
      <AddDishes
        menu={menu}
        name={words.this}
        chosen={chosen}
        onAdd={(keys) => {
          onChange([...chosen, ...keys]);
          const [first] = keys;
          setSentence(
            keys.length === 1
              ? words.added(nameOf(first ?? ''))
              : deskCombos.dishes.addedMany(keys.length),
          );
        }}
      />
      <output>
        <VisuallyHidden>{sentence}</VisuallyHidden>
      </output>
    </FieldGroup>
  );
}
