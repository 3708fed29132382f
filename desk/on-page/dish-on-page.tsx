import type { EditedMenu } from '#schemas/api/staff-menu.ts';
import { useEditedMenu } from '#desk/api/staff-menu.ts';
import { useMenuVersion } from '#ui/api/use-menu-version.ts';
import { toast } from '#ui/toasts/toasts.ts';
import { Loaded } from '../form/loaded.tsx';
import { DishForm } from '../menu/dish/dish-form.tsx';
import { MenuHistory } from '../menu/menu-history.tsx';
import { useEditMenu } from '../menu/use-edit-menu.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { FormDialog, type OnPageProps } from './form-dialog.tsx';

/** A dish's form over the page that shows the dish, with the same history and the same undo. */
export function DishOnPage({ id, ...dialog }: OnPageProps) {
  const { dish, notAllowed } = useDeskMessages().deskOnPage;
  return (
    <FormDialog {...dialog} {...dish} notAllowed={notAllowed.menu}>
      <LoadedDish restaurantId={dialog.restaurantId} dishKey={String(id)} />
    </FormDialog>
  );
}

type OfDish = { restaurantId: number; dishKey: string };

function LoadedDish(props: OfDish) {
  return (
    <Loaded query={useEditedMenu(props.restaurantId)}>
      {(edited) => <OneDish {...props} edited={edited} />}
    </Loaded>
  );
}

function OneDish({ restaurantId, dishKey, edited }: OfDish & { edited: EditedMenu }) {
  const messages = useDeskMessages();
  const editing = useEditMenu(restaurantId);
  // The page behind it follows at once, whether something was saved or taken back.
  useMenuVersion(restaurantId, edited.version);
  if (!edited.menu.dishes[dishKey]) return <p>{messages.deskDish.gone}</p>;
  return (
    <>
      <DishForm
        restaurantId={restaurantId}
        edited={edited}
        dishKey={dishKey}
        onSaved={({ changeId }, { name }) =>
          toast.success({
            title: messages.deskDish.savedToast(name),
            action: { label: messages.deskMenu.undo, onClick: () => editing.takeBack(changeId) },
          })
        }
      />
      <MenuHistory restaurantId={restaurantId} edited={edited} of={`dishes/${dishKey}`} />
    </>
  );
}
