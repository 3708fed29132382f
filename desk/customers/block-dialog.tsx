import { useId } from 'react';
import { useForm } from 'react-hook-form';
import type { StaffCustomer } from '#schemas/api/staff-customers.ts';
import { useBlockCustomer } from '#desk/api/staff-customers.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import css from '../people/dialog-form.module.css';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';

type BlockDialogProps = {
  orderId: string;
  customer: StaffCustomer;
  onDone(): void;
  isOpen: boolean;
  onClose(): void;
  onExited(): void;
};

/** Asks once more before somebody may not order online, and why; it says what is blocked. */
export function BlockDialog({ orderId, customer, onDone, ...modal }: BlockDialogProps) {
  const { deskCustomers: messages } = useDeskMessages();
  const words = messages.dialog;
  const id = useId();
  const { mutate, isPending, error } = useBlockCustomer(orderId);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });
  const { phone_no: phone, email } = customer;
  const send = handleSubmit(({ reason }) => {
    if (isPending) return;
    mutate(reason, {
      onSuccess: () => {
        onDone();
        modal.onClose();
      },
    });
  });
  return (
    <Modal
      {...modal}
      title={words.title(customer.name || messages.nameless)}
      text={words.text(phone && email ? words.either(phone, email) : phone || email)}
      closeLabel={words.cancel}
      footer={
        <>
          <ActionButton type="submit" form={`${id}-form`} aria-disabled={isPending}>
            {isPending ? words.busy : words.confirm}
          </ActionButton>
          <ActionButton look="outline" onClick={modal.onClose}>
            {words.cancel}
          </ActionButton>
        </>
      }
    >
      <form
        id={`${id}-form`}
        className={css.form}
        noValidate
        onSubmit={(event) => void send(event)}
      >
        <label htmlFor={`${id}-reason`}>{words.reason}</label>
        <input
          id={`${id}-reason`}
          className={css.input}
          maxLength={300}
          autoComplete="off"
          aria-invalid={formState.errors.reason !== undefined || undefined}
          aria-describedby={`${id}-problem`}
          {...register('reason', {
            validate: (reason) => reason.trim() !== '' || words.reasonMissing,
          })}
        />
        <p id={`${id}-problem`} role="alert" className={css.problem}>
          {formState.errors.reason?.message ?? failureSentence(error, messages.notSaved)}
        </p>
      </form>
    </Modal>
  );
}
