import type { EditedMenu } from '#schemas/api/staff-menu.ts';
import type { StaffMember } from '#schemas/api/staff.ts';
import { useEditedMenu } from '#src/api/staff-menu.ts';
import { useMenuVersion } from '#src/api/use-menu-version.ts';
import { Modal } from '#src/chakra/modal.tsx';
import { toast } from '#src/toasts/toasts.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { Loaded } from '../../form/loaded.tsx';
import { DeskContext, type Desk } from '../../shared/desk-context.ts';
import { UnsavedGate } from '../../shared/unsaved-gate.tsx';
import { useLeave } from '../../shared/unsaved-context.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { MenuHistory } from '../menu-history.tsx';
import { useEditMenu } from '../use-edit-menu.ts';
import { DishForm } from './dish-form.tsx';
import css from './dish.module.css';

type DishDialogProps = {
  restaurantId: number;
  dishKey: string;
  member: StaffMember;
  restaurants: Desk['restaurants'];
  isOpen: boolean;
  onClose(): void;
  onExited(): void;
};

/** A dish's form over the page that shows the dish, with the same history and the same undo. */
export function DishDialog(props: DishDialogProps) {
  const { member, restaurants, restaurantId } = props;
  const desk: Desk = {
    member,
    restaurants,
    restaurantId,
    chooseRestaurant: () => undefined,
    orders: undefined,
  };
  return (
    <DeskContext value={desk}>
      <UnsavedGate>
        <Dialog {...props} />
      </UnsavedGate>
    </DeskContext>
  );
}

function Dialog({ member, restaurantId, dishKey, isOpen, onClose, onExited }: DishDialogProps) {
  const words = useDeskMessages().deskOnPage;
  const leave = useLeave();
  const isAllowed =
    member.role === 'owner' || (member.role === 'manager' && member.restaurant_id === restaurantId);
  const close = () => leave(onClose);
  return (
    <Modal
      isOpen={isOpen}
      title={words.title}
      text={isAllowed ? words.text : words.notAllowed}
      closeLabel={words.close}
      onClose={close}
      onExited={onExited}
      ignoresOutside
      footer={
        <ActionButton look="outline" onClick={close}>
          {words.close}
        </ActionButton>
      }
    >
      {isAllowed && (
        <div className={css.onPage}>
          <LoadedDish restaurantId={restaurantId} dishKey={dishKey} />
        </div>
      )}
    </Modal>
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
