import { useCallback, useState } from 'react';
import type { EditedMenu } from '#schemas/api/staff-menu.ts';
import { useEditedMenu } from '#desk/api/staff-menu.ts';
import { paths } from '#ui/paths.ts';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { movedTo, SortableList } from '#variants/sortable/sortable-list.tsx';
import form from '../../form/form.module.css';
import { useWeekLine } from '../../form/hours/use-week-line.ts';
import { LoadedSettings } from '../../form/loaded-settings.tsx';
import { OfOneRestaurant } from '../../shared/of-one-restaurant.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from '../form/entries.module.css';
import { inOrder } from '../form/in-order.ts';
import { useMenuStep } from '../form/use-menu-step.ts';
import { weekOfHours } from '../form/week-of-hours.ts';

/** The categories of a restaurant's menu, put in order by hand. */
export const CategoriesPage = () => <OfOneRestaurant Page={CategoriesOf} />;

function CategoriesOf({ id }: { id: number }) {
  const words = useDeskMessages().deskCategories;
  return (
    <LoadedSettings heading={words.title} intro={words.intro} query={useEditedMenu(id)}>
      {(edited) => (
        <>
          <div>
            <ButtonLink href={paths.deskMenu('categories', 'new')}>{words.add}</ButtonLink>
          </div>
          <CategoryOrder restaurantId={id} edited={edited} />
        </>
      )}
    </LoadedSettings>
  );
}

function CategoryOrder({ restaurantId, edited }: { restaurantId: number; edited: EditedMenu }) {
  const messages = useDeskMessages();
  const words = messages.deskCategories;
  const { make } = useMenuStep(restaurantId);
  const line = useWeekLine();
  /** As it was put last, until that is saved or refused. */
  const [put, setPut] = useState<readonly string[] | null>(null);
  const { category_ids: saved, categories } = edited.menu;
  const order = put ? inOrder(saved, put) : saved;
  const move = async (from: number, to: number) => {
    const next = movedTo(order, from, to);
    setPut(next);
    await make({
      edit: (menu) => ({ ...menu, category_ids: inOrder(menu.category_ids, next) }),
      title: messages.deskMenuEntries.moved,
    });
    setPut((now) => (now === next ? null : now));
  };
  const lines = JSON.stringify(
    order.map((key) => {
      const category = categories[key];
      const count = category?.dish_ids.length ?? 0;
      return {
        key,
        hours: line(weekOfHours(category?.hours ?? [])) || words.always,
        dishes: count === 0 ? words.noDish : words.dishCount(count),
      };
    }),
  );
  const renderRow = useCallback(
    (index: number, name: string) => {
      const rows: { key: string; hours: string; dishes: string }[] = JSON.parse(lines);
      const row = rows[index];
      if (!row) return null;
      return (
        <div className={css.row}>
          <div className={css.words}>
            <a className={css.link} href={paths.deskMenu('categories', row.key)}>
              {name}
            </a>
            <p className={css.detail}>{row.hours}</p>
            <p className={css.detail}>{row.dishes}</p>
          </div>
        </div>
      );
    },
    [lines],
  );
  if (order.length === 0) return <p className={form.hint}>{words.empty}</p>;
  return (
    <div className={css.rows}>
      <SortableList
        label={words.list}
        items={order.map((key) => ({ key, name: categories[key]?.name ?? '' }))}
        onMove={(from, to) => void move(from, to)}
        renderRow={renderRow}
      />
    </div>
  );
}
