import { useLocation, useNavigate } from 'react-router-dom';
import type { EditedMenu } from '#schemas/api/staff-menu.ts';
import { withoutCategory } from '#schemas/rules/menu-editing/remove-entries.ts';
import { useEditedMenu } from '#desk/api/staff-menu.ts';
import { paths } from '#ui/paths.ts';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { LoadedSettings } from '../../form/loaded-settings.tsx';
import { OfOneRestaurant } from '../../shared/of-one-restaurant.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { TakeOff } from '../form/take-off.tsx';
import { useMenuStep } from '../form/use-menu-step.ts';
import { newEntry } from '../new-entry.ts';
import { CategoryForm } from './category-form.tsx';
import { newCategoryKey, onlyHere } from './category-values.ts';

/** One category of a restaurant's menu, or a new one. */
export const CategoryPage = ({ entryKey }: { entryKey: string }) => (
  <OfOneRestaurant Page={entryKey === newEntry ? NewCategoryOf : CategoryOf} />
);

const list = paths.deskMenu('categories');

function CategoryOf({ id }: { id: number }) {
  const key = useLocation().pathname.split('/').at(-1) ?? '';
  const words = useDeskMessages().deskCategories;
  const query = useEditedMenu(id);
  const heading = query.data?.menu.categories[key]?.name ?? words.heading;
  return (
    <LoadedSettings heading={heading} query={query}>
      {(edited) => (
        <>
          <Back />
          <OneCategory key={key} restaurantId={id} edited={edited} categoryKey={key} />
        </>
      )}
    </LoadedSettings>
  );
}

type OneCategoryProps = { restaurantId: number; edited: EditedMenu; categoryKey: string };

function OneCategory({ restaurantId, edited, categoryKey }: OneCategoryProps) {
  const { deskCategories: words, deskMenuEntries } = useDeskMessages();
  const { announce } = useMenuStep(restaurantId);
  const category = edited.menu.categories[categoryKey];
  if (!category) return <p>{words.gone}</p>;
  const { name, dish_ids: dishes } = category;
  const left = onlyHere(edited.menu, categoryKey, dishes).length;
  const text = words.takeOffText(dishes.length);
  return (
    <>
      <CategoryForm
        restaurantId={restaurantId}
        edited={edited}
        categoryKey={categoryKey}
        onSaved={({ changeId }, values) => announce(deskMenuEntries.saved(values.name), changeId)}
      />
      <TakeOff
        restaurantId={restaurantId}
        name={name}
        text={left === 0 ? text : `${text} ${words.takeOffNowhere(left)}`}
        edit={(menu) => withoutCategory(menu, categoryKey)}
        list={list}
      />
    </>
  );
}

function NewCategoryOf({ id }: { id: number }) {
  const words = useDeskMessages().deskCategories;
  return (
    <LoadedSettings heading={words.newHeading} query={useEditedMenu(id)}>
      {(edited) => (
        <>
          <Back />
          <NewCategory restaurantId={id} edited={edited} />
        </>
      )}
    </LoadedSettings>
  );
}

function NewCategory({ restaurantId, edited }: Omit<OneCategoryProps, 'categoryKey'>) {
  const words = useDeskMessages().deskMenuEntries;
  const { announce } = useMenuStep(restaurantId);
  const navigate = useNavigate();
  return (
    <CategoryForm
      restaurantId={restaurantId}
      edited={edited}
      categoryKey={newCategoryKey}
      isNew
      onSaved={({ changeId, newIds }, { name }) => {
        announce(words.added(name), changeId);
        const id = newIds[newCategoryKey];
        const place = id === undefined ? list : paths.deskMenu('categories', id);
        void navigate(place, { replace: true });
      }}
    />
  );
}

function Back() {
  const words = useDeskMessages().deskCategories;
  return (
    <div>
      <ButtonLink href={list} look="outline">
        {words.back}
      </ButtonLink>
    </div>
  );
}
