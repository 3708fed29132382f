import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { EditedMenu } from '#schemas/api/staff-menu.ts';
import { isRecord } from '#schemas/is-record.ts';
import { useEditedMenu, type MenuSaved } from '#desk/api/staff-menu.ts';
import { paths } from '#ui/paths.ts';
import { toast } from '#ui/toasts/toasts.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { LoadedSettings } from '../../form/loaded-settings.tsx';
import { OfOneRestaurant } from '../../shared/of-one-restaurant.tsx';
import { useLeave } from '../../shared/unsaved-context.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { MenuHistory } from '../menu-history.tsx';
import { newEntry } from '../new-entry.ts';
import { useEditMenu } from '../use-edit-menu.ts';
import { DishForm } from './dish-form.tsx';
import { DishStock } from './dish-stock.tsx';
import { copyOfDish, newDish, readDish, type DishValues } from './dish-values.ts';
import { FurtherActions } from './further-actions.tsx';

type DishPageProps = { entryKey: string };

/** One dish of a restaurant, or a new one. */
export function DishPage({ entryKey }: DishPageProps) {
  const Page = entryKey === newEntry ? NewDishOf : DishOf;
  return <OfOneRestaurant Page={Page} />;
}

type OfRestaurant = { id: number };

function DishOf({ id }: OfRestaurant) {
  const key = useLocation().pathname.split('/').at(-1) ?? '';
  const query = useEditedMenu(id);
  const words = useDeskMessages().deskDish;
  const name = query.data?.menu.dishes[key]?.name;
  return (
    <LoadedSettings heading={name ?? words.heading} query={query}>
      {(edited) => (
        <>
          <BackToList />
          <OneDish key={key} restaurantId={id} edited={edited} dishKey={key} />
        </>
      )}
    </LoadedSettings>
  );
}

type OneDishProps = { restaurantId: number; edited: EditedMenu; dishKey: string };

function OneDish({ restaurantId, edited, dishKey }: OneDishProps) {
  const messages = useDeskMessages();
  const words = messages.deskDish;
  const editing = useEditMenu(restaurantId);
  const saved = ({ changeId }: MenuSaved, { name }: DishValues) =>
    toast.success({
      title: words.savedToast(name),
      action: { label: messages.deskMenu.undo, onClick: () => editing.takeBack(changeId) },
    });
  const dish = edited.menu.dishes[dishKey];
  return (
    <>
      {dish ? (
        <>
          <DishStock restaurantId={restaurantId} dishKey={dishKey} />
          <DishForm restaurantId={restaurantId} edited={edited} dishKey={dishKey} onSaved={saved} />
          <FurtherActions
            restaurantId={restaurantId}
            edited={edited}
            dishKey={dishKey}
            dish={dish}
            onUndo={editing.takeBack}
          />
        </>
      ) : (
        <p>{words.gone}</p>
      )}
      {/^\d+$/.test(dishKey) && (
        <MenuHistory restaurantId={restaurantId} edited={edited} of={`dishes/${dishKey}`} />
      )}
    </>
  );
}

/** The key of a new dish until it is stored. */
const newKeyOfDish = 'new-dish';

function NewDishOf({ id }: OfRestaurant) {
  const words = useDeskMessages().deskDish;
  return (
    <LoadedSettings heading={words.newHeading} query={useEditedMenu(id)}>
      {(edited) => (
        <>
          <BackToList />
          <NewDish restaurantId={id} edited={edited} />
        </>
      )}
    </LoadedSettings>
  );
}

function NewDish({ restaurantId, edited }: Omit<OneDishProps, 'dishKey'>) {
  const messages = useDeskMessages();
  const words = messages.deskDish;
  const editing = useEditMenu(restaurantId);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const copied = params.get('copy');
  const original = copied === null ? null : readDish(edited.menu, copied);
  const category = params.get('category');
  const values = original
    ? copyOfDish(original, words.further.copyName(original.name))
    : newDish(edited.menu.category_ids.filter((key) => key === category));
  const added = ({ changeId, newIds }: MenuSaved, { name }: DishValues) => {
    toast.success({
      title: words.added(name),
      action: { label: messages.deskMenu.undo, onClick: () => editing.takeBack(changeId) },
    });
    const id = newIds[newKeyOfDish];
    void navigate(id === undefined ? paths.deskMenu() : paths.deskMenu('dishes', id), {
      replace: true,
    });
  };
  return (
    <DishForm
      restaurantId={restaurantId}
      edited={edited}
      dishKey={newKeyOfDish}
      beginning={{ values, draft: original ? `dish copy ${copied}` : 'dish new' }}
      onSaved={added}
    />
  );
}

/** Back to where the list was left, or to its beginning. */
function BackToList() {
  const words = useDeskMessages().deskDish;
  const leave = useLeave();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const isFromList = isRecord(state) && state['from'] === 'list';
  return (
    <div>
      <ActionButton
        look="outline"
        onClick={() => leave(() => void (isFromList ? navigate(-1) : navigate(paths.deskMenu())))}
      >
        {words.back}
      </ActionButton>
    </div>
  );
}
