import type { ReactNode } from 'react';
import type { StaffMember } from '#schemas/api/staff.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { DeskContext, type Desk } from '../shared/desk-context.ts';
import { useLeave } from '../shared/unsaved-context.ts';
import { UnsavedGate } from '../shared/unsaved-gate.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './form-dialog.module.css';

/** A form over the page that shows what it changes. */
export type OnPageProps = {
  /** Whose dish, hours or details they are. */
  restaurantId: number;
  /** Of what is changed: a dish, or the restaurant itself. */
  id: number;
  member: StaffMember;
  restaurants: Desk['restaurants'];
  isOpen: boolean;
  onClose(): void;
  onExited(): void;
};

type FormDialogProps = Omit<OnPageProps, 'id'> & {
  title: string;
  /** What becomes of what is saved. */
  text: string;
  /** To whoever may not change it. */
  notAllowed: string;
  children: ReactNode;
};

/**
 * A form of the desk in a dialog over the page: what is not saved is asked about before it closes.
 * Only an owner has it, and a manager of the restaurant; the server decides by itself.
 */
export function FormDialog(props: FormDialogProps) {
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

function Dialog({ member, restaurantId, isOpen, onClose, onExited, ...shown }: FormDialogProps) {
  const words = useDeskMessages().deskOnPage;
  const leave = useLeave();
  const isAllowed =
    member.role === 'owner' || (member.role === 'manager' && member.restaurant_id === restaurantId);
  const close = () => leave(onClose);
  return (
    <Modal
      isOpen={isOpen}
      title={shown.title}
      text={isAllowed ? shown.text : shown.notAllowed}
      closeLabel={words.close}
      onClose={close}
      onExited={onExited}
      ignoresOutside
      isWide={isAllowed}
      footer={
        isAllowed ? undefined : (
          <ActionButton look="outline" onClick={close}>
            {words.close}
          </ActionButton>
        )
      }
    >
      {isAllowed && <div className={css.form}>{shown.children}</div>}
    </Modal>
  );
}
