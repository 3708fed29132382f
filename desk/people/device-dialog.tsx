import { useId, useState, type FormEvent } from 'react';
import { useRegisterDevice } from '#desk/api/staff-session.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDesk } from '../shared/desk-context.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './dialog-form.module.css';
import { failureSentence } from '#ui/api/failure-sentence.ts';

type DeviceDialogProps = { isOpen: boolean; onClose(): void; onExited(): void };

/** Keeps this browser signed in as a device of a restaurant. */
export function DeviceDialog({ isOpen, onClose, onExited }: DeviceDialogProps) {
  const messages = useDeskMessages().deskPeople;
  const { device: words } = messages;
  const { restaurants, restaurantId: looked } = useDesk();
  const id = useId();
  const [chosen, setChosen] = useState<number | null>(looked);
  const restaurant = restaurants.find((it) => it.id === chosen) ?? restaurants[0];
  const [name, setName] = useState<string | null>(null);
  const shown = name ?? (restaurant ? words.suggested(restaurant.name) : '');
  const { mutate, isPending, error } = useRegisterDevice();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || !restaurant || shown.trim() === '') return;
    mutate({ restaurant_id: restaurant.id, name: shown.trim().slice(0, 60) });
  };
  return (
    <Modal
      isOpen={isOpen}
      title={words.title}
      text={words.text}
      closeLabel={words.close}
      onClose={onClose}
      onExited={onExited}
      footer={
        <ActionButton type="submit" form={`${id}-form`} aria-disabled={isPending}>
          {isPending ? words.busy : words.save}
        </ActionButton>
      }
    >
      <form id={`${id}-form`} className={css.form} onSubmit={send}>
        {restaurants.length > 1 && (
          <>
            <label htmlFor={`${id}-restaurant`}>{words.restaurant}</label>
            <select
              id={`${id}-restaurant`}
              className={css.input}
              value={restaurant?.id}
              onChange={({ target }) => setChosen(Number(target.value))}
            >
              {restaurants.map((it) => (
                <option key={it.id} value={it.id}>
                  {it.name}
                </option>
              ))}
            </select>
          </>
        )}
        <label htmlFor={`${id}-name`}>{words.name}</label>
        <input
          id={`${id}-name`}
          className={css.input}
          required
          maxLength={60}
          autoComplete="off"
          value={shown}
          onChange={({ target }) => setName(target.value)}
        />
        <p role="alert" className={css.problem}>
          {failureSentence(error, messages.notSaved)}
        </p>
      </form>
    </Modal>
  );
}
