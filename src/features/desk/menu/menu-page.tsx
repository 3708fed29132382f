import { useState } from 'react';
import type { EditedMenu } from '#schemas/api/staff-menu.ts';
import { useEditedMenu } from '#src/api/staff-menu.ts';
import { paths } from '#src/paths.ts';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { LoadedSettings } from '../form/loaded-settings.tsx';
import { OfOneRestaurant } from '../shared/of-one-restaurant.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { DishRow } from './dish-row.tsx';
import { MenuHistory } from './menu-history.tsx';
import { menuSections } from './menu-sections.ts';
import css from './menu.module.css';
import { newEntry } from './new-entry.ts';
import { useEditMenu } from './use-edit-menu.ts';

/** A restaurant's menu, where its prices are changed, and what was changed of it. */
export const MenuPage = () => <OfOneRestaurant Page={MenuOf} />;

function MenuOf({ id }: { id: number }) {
  const words = useDeskMessages().deskMenu;
  return (
    <LoadedSettings heading={words.heading} intro={words.intro} query={useEditedMenu(id)}>
      {(edited) => <EditedLists restaurantId={id} edited={edited} />}
    </LoadedSettings>
  );
}

function EditedLists({ restaurantId, edited }: { restaurantId: number; edited: EditedMenu }) {
  const messages = useDeskMessages();
  const words = messages.deskMenu;
  const editing = useEditMenu(restaurantId);
  const [term, setTerm] = useState('');
  const sections = menuSections(edited.menu, { term, noCategory: words.noCategory });
  return (
    <>
      <div>
        <ButtonLink href={paths.deskMenu('dishes', newEntry)}>{messages.deskDish.add}</ButtonLink>
      </div>
      <input
        type="search"
        className={css.search}
        aria-label={words.search}
        placeholder={words.search}
        value={term}
        onChange={({ target }) => setTerm(target.value)}
      />
      <output className={css.none}>
        {sections.length === 0 && (term === '' ? words.empty : words.nothingFound(term))}
      </output>
      {sections.map(({ key, name, dishes }) => (
        <section key={key} className={css.section} aria-labelledby={`category-${key}`}>
          <div className={css.head}>
            <h3 id={`category-${key}`} className={css.heading}>
              {name}
            </h3>
            <p className={css.count}>{words.dishes(dishes.length)}</p>
          </div>
          <ul className={css.rows}>
            {dishes.map(({ key: dishKey, dish }) => (
              <DishRow
                key={dishKey}
                dishKey={dishKey}
                dish={dish}
                edited={edited}
                editing={editing}
              />
            ))}
          </ul>
        </section>
      ))}
      <MenuHistory restaurantId={restaurantId} edited={edited} editing={editing} />
    </>
  );
}
