import { useState } from 'react';
import { guestName } from '#schemas/api/tabs.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useOpenStaffTab } from '#desk/api/staff-tabs.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { TextField } from '../form/fields.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './tab.module.css';

type OpenTabFormProps = {
  restaurantId: number;
  tableId: number;
  /** Who is seated there; '' where nobody knows. */
  guest: string;
  onOpened(tabId: string): void;
};

/** As long as a guest's name may be. */
const mostLetters = 40;

/** Opens a tab for guests without a phone: whose it is. */
export function OpenTabForm({ restaurantId, tableId, guest, onOpened }: OpenTabFormProps) {
  const { opening: words, notSaved, saving } = useDeskMessages().deskTabs;
  const [name, setName] = useState(guest.slice(0, mostLetters));
  const [isWrong, setIsWrong] = useState(false);
  const open = useOpenStaffTab(restaurantId);
  const send = () => {
    if (open.isPending) return;
    const checked = guestName.safeParse(name);
    setIsWrong(!checked.success);
    if (!checked.success) return;
    const body = { table_id: tableId, name: checked.data };
    open.mutate(body, { onSuccess: ({ id }) => onOpened(id) });
  };
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p className={css.muted}>{words.text}</p>
      <TextField
        label={words.name}
        maxLength={mostLetters}
        value={name}
        problem={isWrong ? words.nameProblem : undefined}
        onChange={({ target }) => {
          setName(target.value);
          setIsWrong(false);
        }}
      />
      <p role="alert" className={css.problem}>
        {failureSentence(open.error, notSaved)}
      </p>
      <div className={css.actions}>
        <ActionButton type="submit" aria-disabled={open.isPending}>
          {open.isPending ? saving : words.open}
        </ActionButton>
      </div>
    </form>
  );
}
