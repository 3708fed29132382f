import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { EditedMenu } from '#schemas/api/staff-menu.ts';
import { hasFailed } from '#ui/api/has-failed.ts';
import { useStock } from '#desk/api/staff-kitchen.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useLocalClock } from '../shared/local-clock.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { useMinute } from '../shared/use-minute.ts';
import { entryState } from '../stock/entry-state.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { DishRow, type RowActions } from './dish-row.tsx';
import { menuSections, type MenuSection } from './menu-sections.ts';
import css from './menu.module.css';
import { availabilityOf, stockByDish, stockEntryOf } from './list/dish-stock.ts';
import { isShown, listFilterNames, readFilters, type ListFilter } from './list/list-filters.ts';
import list from './list/list.module.css';
import { RowsWhenNear } from './list/rows-when-near.tsx';
import { SectionBox } from './list/section-box.tsx';
import { useRowActions } from './list/use-row-actions.ts';
import { useSelection } from './list/use-selection.ts';

type DishListProps = { restaurantId: number; edited: EditedMenu };

/** All dishes by category: found, filtered, selected, and their prices and availability changed. */
export function DishList({ restaurantId, edited }: DishListProps) {
  const { deskMenu: words } = useDeskMessages();
  const [term, setTerm] = useState('');
  return (
    <>
      <input
        type="search"
        className={css.search}
        aria-label={words.search}
        placeholder={words.search}
        value={term}
        onChange={({ target }) => setTerm(target.value)}
      />
      <ShownDishes restaurantId={restaurantId} edited={edited} term={useDeferredValue(term)} />
    </>
  );
}

/** What is found and chosen; drawn after what is typed, which thousands of dishes do not hold up. */
const ShownDishes = memo(function ShownDishes(props: DishListProps & { term: string }) {
  const { restaurantId, edited, term } = props;
  const { deskMenu: words, deskStock } = useDeskMessages();
  const [search, setSearch] = useSearchParams();
  const shownBy = search.get('show');
  const filters = useMemo(() => readFilters(shownBy), [shownBy]);
  const query = useStock(restaurantId);
  const { data: stock } = query;
  const items = useMemo(() => stockByDish(stock), [stock]);
  const clock = useLocalClock(stock?.time_zone ?? 'UTC', useMinute());
  const sections = useMemo(
    () =>
      menuSections(edited.menu, {
        term,
        noCategory: words.noCategory,
        isShown: (key, dish) => isShown(filters, dish, items.get(key)),
      }),
    [edited.menu, term, words, filters, items],
  );
  const placed = useMemo(() => withStarts(sections), [sections]);
  const shown = useMemo(
    () => sections.flatMap(({ dishes }) => dishes.map(({ key }) => key)),
    [sections],
  );
  const selection = useSelection(shown);
  const { actions, savingKey } = useRowActions({ restaurantId, edited, stock, items, selection });
  const show = (name: ListFilter) => {
    const next = new Set(filters);
    if (!next.delete(name)) next.add(name);
    const address = new URLSearchParams(search);
    if (next.size === 0) address.delete('show');
    else address.set('show', [...next].join(','));
    setSearch(address, { replace: true });
  };
  const rowOf = (key: string) => {
    const item = items.get(key);
    if (!item || !stock) return { availability: null, state: '', left: null };
    const availability = availabilityOf(item, stock);
    const state =
      availability === 'other' ? entryState(stockEntryOf(item, ''), deskStock, clock) : '';
    return { availability, state, left: item.quantity === null ? null : Math.floor(item.quantity) };
  };
  return (
    <>
      <fieldset className={list.chips} aria-label={words.filters.label}>
        {listFilterNames.map((name) => (
          <button
            key={name}
            type="button"
            className={list.chip}
            aria-pressed={filters.has(name)}
            onClick={() => show(name)}
          >
            {words.filters[name]}
          </button>
        ))}
      </fieldset>
      {!stock && hasFailed(query) && (
        <div role="alert" className={css.trouble}>
          <p>{words.availability.failed}</p>
          <ActionButton look="outline" onClick={() => void query.refetch()}>
            {words.availability.again}
          </ActionButton>
        </div>
      )}
      <output className={css.none}>
        {sections.length === 0 &&
          (term !== ''
            ? words.nothingFound(term)
            : filters.size > 0
              ? words.nothingShown
              : words.empty)}
      </output>
      {shown.length > 1 && <p className={list.keys}>{words.select.keys}</p>}
      <div className={list.list} data-dishes>
        {placed.map(({ section, start }) => (
          <Section
            key={section.key}
            section={section}
            start={start}
            edited={edited}
            selected={selection.selected}
            savingKey={savingKey}
            rowOf={rowOf}
            actions={actions}
            onAll={selection.set}
          />
        ))}
      </div>
      <BulkBar
        restaurantId={restaurantId}
        edited={edited}
        stock={stock}
        selection={selection}
        shown={shown}
      />
    </>
  );
});

/** So many rows are drawn together, and so many dishes at once. */
const rowsTogether = 30;
const drawnAtOnce = 60;

/** Each section with how many dishes stand above it. */
function withStarts(sections: readonly MenuSection[]) {
  let start = 0;
  return sections.map((section) => {
    const placed = { section, start };
    start += section.dishes.length;
    return placed;
  });
}

type SectionProps = {
  section: MenuSection;
  /** How many dishes stand above it. */
  start: number;
  edited: EditedMenu;
  selected: ReadonlySet<string>;
  savingKey: string | null;
  rowOf(key: string): Pick<Parameters<typeof DishRow>[0], 'availability' | 'state' | 'left'>;
  actions: RowActions;
  onAll(keys: readonly string[], isOn: boolean): void;
};

function Section(props: SectionProps) {
  const { section, start, edited, selected, savingKey, rowOf, actions, onAll } = props;
  const words = useDeskMessages().deskMenu;
  const { key, name, dishes } = section;
  const rowFor = ({ key: dishKey, dish }: MenuSection['dishes'][number]) => (
    <DishRow
      key={dishKey}
      dishKey={dishKey}
      dish={dish}
      groups={edited.menu.groups}
      currency={edited.currency}
      isShared={edited.shared_dish_ids.includes(dishKey)}
      isSelected={selected.has(dishKey)}
      isSaving={savingKey === dishKey}
      {...rowOf(dishKey)}
      actions={actions}
    />
  );
  return (
    <section className={css.section} aria-labelledby={`category-${key}`}>
      <div className={list.head}>
        <SectionBox
          label={words.select.category(name)}
          keys={dishes.map((one) => one.key)}
          selected={selected}
          onAll={onAll}
        />
        <div className={list.headText}>
          <h3 id={`category-${key}`} className={css.heading}>
            {name}
          </h3>
          <p className={css.count}>{words.dishes(dishes.length)}</p>
        </div>
      </div>
      <ul className={css.rows}>
        {Array.from({ length: Math.ceil(dishes.length / rowsTogether) }, (_, part) => {
          const first = part * rowsTogether;
          const together = dishes.slice(first, first + rowsTogether);
          return (
            <RowsWhenNear
              key={first}
              count={together.length}
              isDrawn={start + first < drawnAtOnce}
              rows={() => together.map(rowFor)}
            />
          );
        })}
      </ul>
    </section>
  );
}
