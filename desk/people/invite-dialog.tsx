import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { staffMailbox } from '#schemas/api/staff-invitations.ts';
import { everyRole, type StaffRole } from '#schemas/api/staff-role.ts';
import { useInvite } from '#desk/api/staff-invitations.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDesk } from '../shared/desk-context.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './dialog-form.module.css';
import { failureSentence } from '#ui/api/failure-sentence.ts';

type InviteDialogProps = {
  isOpen: boolean;
  onDone(sentence: string): void;
  onClose(): void;
  onExited(): void;
};

/** Invites somebody by email to an account of their own. */
export function InviteDialog({ isOpen, onDone, onClose, onExited }: InviteDialogProps) {
  const messages = useDeskMessages();
  const { form: words, done } = messages.deskAccounts;
  const { close, busy } = messages.deskPeople.form;
  const { restaurants, restaurantId } = useDesk();
  const id = useId();
  const { register, handleSubmit, setFocus, control, formState } = useForm<{
    email: string;
    role: StaffRole;
    restaurant: string;
  }>({
    defaultValues: {
      email: '',
      role: 'manager',
      restaurant: String(restaurantId ?? restaurants[0]?.id ?? ''),
    },
  });
  const { mutate, isPending, error } = useInvite();
  const role = useWatch({ control, name: 'role' });
  const send = handleSubmit((input) => {
    if (isPending) return;
    const restaurant_id = input.role === 'owner' ? null : Number(input.restaurant);
    const email = staffMailbox.parse(input.email);
    const onSuccess = () => {
      onDone(done.invited(email));
      onClose();
    };
    mutate(
      { email, role: input.role, restaurant_id },
      { onSuccess, onError: () => setFocus('email') },
    );
  });
  const problem =
    formState.errors.email?.message ?? failureSentence(error, messages.deskPeople.notSaved);
  return (
    <Modal
      isOpen={isOpen}
      title={words.title}
      text={words.text}
      closeLabel={close}
      onClose={onClose}
      onExited={onExited}
      footer={
        <ActionButton type="submit" form={`${id}-form`} aria-disabled={isPending}>
          {isPending ? busy : words.send}
        </ActionButton>
      }
    >
      <form
        id={`${id}-form`}
        className={css.form}
        noValidate
        onSubmit={(event) => void send(event)}
      >
        <label htmlFor={`${id}-email`}>{words.email}</label>
        <input
          id={`${id}-email`}
          className={css.input}
          type="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          autoComplete="off"
          aria-invalid={problem !== null || undefined}
          aria-describedby={`${id}-problem`}
          {...register('email', {
            validate: (email) => staffMailbox.safeParse(email).success || words.emailWrong,
          })}
        />
        <p id={`${id}-problem`} role="alert" className={css.problem}>
          {problem}
        </p>
        <label htmlFor={`${id}-role`}>{words.role}</label>
        <select id={`${id}-role`} className={css.input} {...register('role')}>
          {everyRole.map((it) => (
            <option key={it} value={it}>
              {words.roles[it]}
            </option>
          ))}
        </select>
        {role !== 'owner' && restaurants.length > 1 && (
          <>
            <label htmlFor={`${id}-restaurant`}>{words.restaurant}</label>
            <select id={`${id}-restaurant`} className={css.input} {...register('restaurant')}>
              {restaurants.map((it) => (
                <option key={it.id} value={it.id}>
                  {it.name}
                </option>
              ))}
            </select>
          </>
        )}
      </form>
    </Modal>
  );
}
