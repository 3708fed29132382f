import { useSearchParams } from 'react-router-dom';
import type { EditedMenu } from '#schemas/api/staff-menu.ts';
import { useEditedMenu } from '#desk/api/staff-menu.ts';
import { useMenuHistory } from '#desk/api/staff-menu-history.ts';
import { SelectField } from '../../form/fields.tsx';
import { LoadedSettings } from '../../form/loaded-settings.tsx';
import { OfOneRestaurant } from '../../shared/of-one-restaurant.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { MenuHistory } from '../menu-history.tsx';
import css from '../menu.module.css';

/** All that was changed of a restaurant's menu, by person and by dish. */
export const HistoryPage = () => <OfOneRestaurant Page={HistoryOf} />;

function HistoryOf({ id }: { id: number }) {
  const words = useDeskMessages().deskMenuHistory;
  return (
    <LoadedSettings heading={words.pageHeading} intro={words.intro} query={useEditedMenu(id)}>
      {(edited) => <FilteredHistory restaurantId={id} edited={edited} />}
    </LoadedSettings>
  );
}

function FilteredHistory({ restaurantId, edited }: { restaurantId: number; edited: EditedMenu }) {
  const words = useDeskMessages().deskMenuHistory;
  const [search, setSearch] = useSearchParams();
  const personId = known(search.get('person'), /^[\da-f-]{36}$/);
  const dish = known(search.get('dish'), /^[1-9]\d{0,15}$/);
  // Who ever changed something comes with any page of it.
  const people = useMenuHistory(restaurantId).data?.pages[0]?.people ?? [];
  const ask = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true });
  };
  const dishes = Object.entries(edited.menu.dishes)
    .map(([key, { name }]) => ({ value: key, label: name }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  const isListed = dish === undefined || Object.hasOwn(edited.menu.dishes, dish);
  return (
    <>
      <search className={css.filters}>
        <SelectField
          label={words.person}
          value={personId ?? ''}
          options={[
            { value: '', label: words.everybody },
            ...people.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ target }) => ask('person', target.value)}
        />
        <SelectField
          label={words.dish}
          value={dish ?? ''}
          options={[
            { value: '', label: words.everything },
            ...(isListed ? [] : [{ value: dish, label: words.unnamed }]),
            ...dishes,
          ]}
          onChange={({ target }) => ask('dish', target.value)}
        />
      </search>
      <MenuHistory
        key={`${personId} ${dish}`}
        restaurantId={restaurantId}
        edited={edited}
        of={dish === undefined ? undefined : `dishes/${dish}`}
        personId={personId}
      />
    </>
  );
}

const known = (text: string | null, pattern: RegExp): string | undefined =>
  text !== null && pattern.test(text) ? text : undefined;
