import type { ListedPerson } from '#schemas/api/staff-people.ts';
import { useChangePerson, useRemovePerson, useResetSecondFactor } from '#desk/api/staff-people.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDesk } from '../shared/desk-context.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import css from './people-page.module.css';
import { PersonDialog } from './person-dialog.tsx';
import { useDialog } from './use-dialog.ts';

type PersonListProps = { people: readonly ListedPerson[]; onDone(sentence: string): void };

/** People with what they may be changed to. */
export function PersonList({ people, onDone }: PersonListProps) {
  const { deskPeople: words, deskAccounts: accounts } = useDeskMessages();
  const { member, restaurants } = useDesk();
  const form = useDialog<ListedPerson>();
  const confirm = useDialog<ListedPerson>();
  const removal = useDialog<ListedPerson>();
  const reset = useDialog<ListedPerson>();
  const factor = accounts.secondFactor;
  // One's own is changed on the page of one's account.
  const mayReset = ({ id, has_second_factor: has }: ListedPerson) =>
    has && member.role === 'owner' && member.id !== id;
  const placeOf = ({ restaurant_id: of }: ListedPerson) =>
    restaurants.length > 1 ? restaurants.find(({ id }) => id === of)?.name : undefined;
  return (
    <>
      <ul className={css.list}>
        {people.map((person) => (
          <li key={person.id} className={css.row}>
            <div className={css.who}>
              <p className={css.name}>{person.name}</p>
              <p className={css.detail}>
                {[
                  words.role[person.role],
                  placeOf(person),
                  person.is_active && (person.has_pin ? words.hasPin : words.noPin),
                  person.has_second_factor && factor.has,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            {person.is_active ? (
              <div className={css.actions}>
                <ActionButton
                  look="outline"
                  aria-label={words.changeOf(person.name)}
                  onClick={() => form.open(person)}
                >
                  {words.change}
                </ActionButton>
                {mayReset(person) && (
                  <ActionButton
                    look="outline"
                    aria-label={factor.resetOf(person.name)}
                    onClick={() => reset.open(person)}
                  >
                    {factor.reset}
                  </ActionButton>
                )}
                <ActionButton
                  look="outline"
                  aria-label={words.deactivateOf(person.name)}
                  onClick={() => confirm.open(person)}
                >
                  {words.deactivate}
                </ActionButton>
              </div>
            ) : (
              <>
                <ActionButton
                  look="outline"
                  aria-label={words.activateOf(person.name)}
                  onClick={() => form.open(person)}
                >
                  {words.activate}
                </ActionButton>
                <ActionButton
                  look="outline"
                  aria-label={accounts.removeOf(person.name)}
                  onClick={() => removal.open(person)}
                >
                  {accounts.remove}
                </ActionButton>
              </>
            )}
          </li>
        ))}
      </ul>
      {form.shown && (
        <PersonDialog key={form.shown.id} person={form.shown} onDone={onDone} {...form.state} />
      )}
      {confirm.shown && (
        <Deactivation person={confirm.shown} onDone={onDone} modal={confirm.state} />
      )}
      {reset.shown && <Reset person={reset.shown} onDone={onDone} modal={reset.state} />}
      {removal.shown && <Removal person={removal.shown} onDone={onDone} modal={removal.state} />}
    </>
  );
}

type DeactivationProps = {
  person: ListedPerson;
  onDone(sentence: string): void;
  modal: { isOpen: boolean; onClose(): void; onExited(): void };
};

function Deactivation({ person, onDone, modal }: DeactivationProps) {
  const { confirm, deactivate, done } = useDeskMessages().deskPeople;
  const { mutate, isPending, error } = useChangePerson(person.id);
  const finish = () => {
    onDone(done.deactivated(person.name));
    modal.onClose();
  };
  return (
    <ConfirmDialog
      title={confirm.deactivateTitle(person.name)}
      text={confirm.deactivateText}
      action={deactivate}
      isPending={isPending}
      error={error}
      onConfirm={() => mutate({ is_active: false }, { onSuccess: finish })}
      {...modal}
    />
  );
}

function Removal({ person, onDone, modal }: DeactivationProps) {
  const { confirmRemove, remove, removed } = useDeskMessages().deskAccounts;
  const { mutate, isPending, error } = useRemovePerson(person.id);
  const finish = () => {
    onDone(removed(person.name));
    modal.onClose();
  };
  return (
    <ConfirmDialog
      title={confirmRemove.title(person.name)}
      text={confirmRemove.text}
      action={remove}
      isPending={isPending}
      error={error}
      onConfirm={() => mutate(undefined, { onSuccess: finish })}
      {...modal}
    />
  );
}

function Reset({ person, onDone, modal }: DeactivationProps) {
  const { confirmReset, reset, resetDone } = useDeskMessages().deskAccounts.secondFactor;
  const { mutate, isPending, error } = useResetSecondFactor(person.id);
  const finish = () => {
    onDone(resetDone(person.name));
    modal.onClose();
  };
  return (
    <ConfirmDialog
      title={confirmReset.title(person.name)}
      text={confirmReset.text}
      action={reset}
      isPending={isPending}
      error={error}
      onConfirm={() => mutate(undefined, { onSuccess: finish })}
      {...modal}
    />
  );
}
