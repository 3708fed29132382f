import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { EditedDish, MenuDocument } from '#schemas/api/menu-document.ts';
import type { EditedMenu } from '#schemas/api/staff-menu.ts';
import { withoutDish } from '#schemas/rules/menu-editing/remove-entries.ts';
import { ApiFailure } from '#ui/api/client.ts';
import { hasFailed } from '#ui/api/has-failed.ts';
import { useChangeMenu, useDishUse } from '#desk/api/staff-menu.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { paths } from '#ui/paths.ts';
import { toast } from '#ui/toasts/toasts.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { FieldGroup } from '../../form/fields.tsx';
import { useLeave } from '../../shared/unsaved-context.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { categoriesOf } from './dish-values.ts';
import css from './dish.module.css';

type FurtherActionsProps = {
  restaurantId: number;
  edited: EditedMenu;
  dishKey: string;
  dish: EditedDish;
  /** Takes a change back. */
  onUndo(changeId: number): void;
};

/** What is done with a dish as a whole: a copy of it, and taking it off the menu. */
export function FurtherActions(props: FurtherActionsProps) {
  const { dishKey } = props;
  const words = useDeskMessages().deskDish.further;
  const navigate = useNavigate();
  const leave = useLeave();
  const [isAsking, setIsAsking] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const copy = `${paths.deskMenu('dishes', 'new')}?copy=${encodeURIComponent(dishKey)}`;
  return (
    <FieldGroup legend={words.legend}>
      <div className={css.actions}>
        <ActionButton look="outline" onClick={() => leave(() => void navigate(copy))}>
          {words.copy}
        </ActionButton>
        <ActionButton
          look="outline"
          onClick={() => {
            setIsShown(true);
            setIsAsking(true);
          }}
        >
          {words.takeOff}
        </ActionButton>
      </div>
      {isShown && (
        <TakeOffDialog
          {...props}
          isOpen={isAsking}
          onClose={() => setIsAsking(false)}
          onExited={() => setIsShown(false)}
        />
      )}
    </FieldGroup>
  );
}

type TakeOffDialogProps = FurtherActionsProps & {
  isOpen: boolean;
  onClose(): void;
  onExited(): void;
};

/** Says what follows from taking a dish off the menu, and does it. */
function TakeOffDialog(props: TakeOffDialogProps) {
  const { restaurantId, edited, dishKey, dish, onUndo, onClose, ...modal } = props;
  const { deskDish, deskMenu } = useDeskMessages();
  const words = deskDish.further;
  const navigate = useNavigate();
  const { mutateAsync, isPending, error } = useChangeMenu(restaurantId);
  const use = useDishUse(restaurantId, dishKey);
  const takeOff = async () => {
    if (isPending) return;
    try {
      const changeId = await mutateAsync((menu) => withoutDish(menu, dishKey));
      toast.success({
        title: words.takenOff(dish.name),
        action: { label: deskMenu.undo, onClick: () => onUndo(changeId) },
      });
      void navigate(paths.deskMenu());
    } catch {
      // The dialog says it.
    }
  };
  const categories = categoriesOf(edited.menu, dishKey).flatMap(
    (key) => edited.menu.categories[key]?.name ?? [],
  );
  const offers = offersWith(edited.menu, dishKey);
  const carts = use.data
    ? use.data.open_carts === 0
      ? words.inNoCart
      : words.inCarts(use.data.open_carts)
    : hasFailed(use)
      ? ''
      : words.countingCarts;
  const text = [
    words.takeOffText,
    carts,
    categories.length > 0 ? words.categories(categories.join(', ')) : '',
    offers.length > 0 ? words.combos(offers.join(', ')) : '',
    edited.shared_dish_ids.includes(dishKey) ? words.elsewhere : '',
    words.canTakeBack,
  ];
  return (
    <Modal
      {...modal}
      onClose={onClose}
      title={words.takeOffTitle(dish.name)}
      text={text.filter(Boolean).join(' ')}
      closeLabel={words.cancel}
      footer={
        <>
          <ActionButton aria-disabled={isPending} onClick={() => void takeOff()}>
            {words.takeOff}
          </ActionButton>
          <ActionButton look="outline" onClick={onClose}>
            {words.cancel}
          </ActionButton>
        </>
      }
    >
      {error && (
        <p role="alert" className={css.refusal}>
          {error instanceof ApiFailure && error.status > 0
            ? error.message
            : deskMenu.notChanged.network}
        </p>
      )}
    </Modal>
  );
}

/** The names of the combos and half sets in which a dish can be chosen. */
const offersWith = ({ combos, half_sets: halfSets }: MenuDocument, key: string): string[] => [
  ...Object.values(combos).flatMap(({ name, steps }) =>
    steps.some(({ choices }) => choices.some(({ dish_id: id }) => id === key)) ? [name] : [],
  ),
  ...Object.values(halfSets).flatMap(({ name, dish_ids: ids }) =>
    ids.includes(key) ? [name] : [],
  ),
];
