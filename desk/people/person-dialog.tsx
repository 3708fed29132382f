import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { everyRole, type StaffRole } from '#schemas/api/staff-role.ts';
import type { ListedPerson } from '#schemas/api/staff-people.ts';
import { ApiFailure } from '#ui/api/client.ts';
import { useAddPerson, useChangePerson } from '#desk/api/staff-people.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDesk } from '../shared/desk-context.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './dialog-form.module.css';
import { failureSentence } from '#ui/api/failure-sentence.ts';

type PersonDialogProps = {
  /** null: somebody new. One who is not active is let back in. */
  person: ListedPerson | null;
  isOpen: boolean;
  onDone(sentence: string): void;
  onClose(): void;
  onExited(): void;
};

const pinPattern = /^\d{4,8}$/;

/** Adds somebody at the desk, or changes a name or a PIN; the PIN is shown, for it is told on. */
export function PersonDialog({ person, isOpen, onDone, onClose, onExited }: PersonDialogProps) {
  const messages = useDeskMessages().deskPeople;
  const { form: words, done } = messages;
  const { roles, role: roleLabel } = useDeskMessages().deskAccounts.form;
  const { member, restaurants, restaurantId } = useDesk();
  const isMovable = member.role === 'owner' && person?.is_active === true && person.email !== null;
  const id = useId();
  const isBack = person !== null && !person.is_active;
  const isPinNeeded = person === null || isBack;
  const { register, handleSubmit, setFocus, control, formState } = useForm<{
    name: string;
    role: StaffRole;
    restaurant: string;
    pin: string;
  }>({
    defaultValues: {
      role: person?.role ?? 'staff',
      name: person?.name ?? '',
      restaurant: String(person?.restaurant_id ?? restaurantId ?? restaurants[0]?.id ?? ''),
      pin: '',
    },
  });
  const add = useAddPerson();
  const change = useChangePerson(person?.id ?? '');
  const { isPending, error } = person ? change : add;
  const { errors } = formState;
  const finish = (sentence: string) => ({
    onSuccess: () => {
      onDone(sentence);
      onClose();
    },
    onError: (failure: Error) =>
      setFocus(failure instanceof ApiFailure && failure.code === 'pin_taken' ? 'pin' : 'name'),
  });
  const role = useWatch({ control, name: 'role' });
  const send = handleSubmit(({ name, role: to, restaurant, pin }) => {
    if (isPending) return;
    if (!person) {
      add.mutate({ name, restaurant_id: Number(restaurant), pin }, finish(done.added(name)));
    } else {
      const place = to === 'owner' ? null : Number(restaurant);
      const isMoved = isMovable && (to !== person.role || place !== person.restaurant_id);
      const position = isMoved ? { role: to, restaurant_id: place } : {};
      const body = {
        name,
        ...position,
        ...(pin !== '' && { pin }),
        ...(isBack && { is_active: true }),
      };
      change.mutate(body, finish(isBack ? done.activated(name) : done.changed(name)));
    }
  });
  const [title, text] =
    person === null
      ? [words.addTitle, words.addText]
      : isBack
        ? [words.activateTitle(person.name), words.activateText]
        : [words.changeTitle(person.name), words.changeText];
  return (
    <Modal
      isOpen={isOpen}
      title={title}
      text={text}
      closeLabel={words.close}
      onClose={onClose}
      onExited={onExited}
      footer={
        <ActionButton type="submit" form={`${id}-form`} aria-disabled={isPending}>
          {isPending ? words.busy : words.save}
        </ActionButton>
      }
    >
      <form
        id={`${id}-form`}
        className={css.form}
        noValidate
        onSubmit={(event) => void send(event)}
      >
        <label htmlFor={`${id}-name`}>{words.name}</label>
        <input
          id={`${id}-name`}
          className={css.input}
          maxLength={80}
          autoComplete="off"
          aria-invalid={errors.name !== undefined || undefined}
          aria-describedby={`${id}-name-problem`}
          {...register('name', { validate: (name) => name.trim() !== '' || words.nameMissing })}
        />
        <p id={`${id}-name-problem`} role="alert" className={css.problem}>
          {errors.name?.message}
        </p>
        {isMovable && (
          <>
            <label htmlFor={`${id}-role`}>{roleLabel}</label>
            <select id={`${id}-role`} className={css.input} {...register('role')}>
              {everyRole.map((it) => (
                <option key={it} value={it}>
                  {roles[it]}
                </option>
              ))}
            </select>
          </>
        )}
        {(person === null || (isMovable && role !== 'owner')) && restaurants.length > 1 && (
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
        <label htmlFor={`${id}-pin`}>{person ? words.newPin : words.pin}</label>
        <input
          id={`${id}-pin`}
          className={css.input}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          aria-invalid={errors.pin !== undefined || undefined}
          aria-describedby={`${id}-pin-hint ${id}-pin-problem`}
          {...register('pin', {
            validate: (pin) =>
              pinPattern.test(pin) || (pin === '' && !isPinNeeded) || words.pinWrong,
          })}
        />
        <p id={`${id}-pin-hint`} className={css.hint}>
          {words.pinHint} {!isPinNeeded && words.newPinHint}
        </p>
        <p id={`${id}-pin-problem`} role="alert" className={css.problem}>
          {errors.pin?.message ?? failureSentence(error, messages.notSaved)}
        </p>
      </form>
    </Modal>
  );
}
