import { useNavigate } from 'react-router-dom';
import { guestName } from '#schemas/api/tabs.ts';
import type { StaffReservation } from '#schemas/api/staff-reservations.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useOpenStaffTab } from '#desk/api/staff-tabs.ts';
import { paths } from '#ui/paths.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './reservations.module.css';

type PartyTabProps = {
  /** Of a party that is seated. */
  reservation: StaffReservation;
  /** A tab is open at its table. */
  hasTab: boolean;
};

/** Opens the tab of a seated party in its name by one press, or leads to the one that is open. */
export function PartyTab({ reservation, hasTab }: PartyTabProps) {
  const { tab: words, notSaved } = useDeskMessages().deskReservations;
  const navigate = useNavigate();
  const open = useOpenStaffTab(reservation.restaurant_id);
  const [tableId] = reservation.table_ids;
  if (tableId === undefined) return null;
  const show = () => void navigate(`${paths.deskPage('tables')}?table=${tableId}`);
  const press = () => {
    if (open.isPending) return;
    if (hasTab) return show();
    const named = guestName.safeParse(reservation.name.slice(0, mostLetters));
    const name = named.success ? named.data : words.guest(reservation.party);
    open.mutate({ table_id: tableId, name }, { onSuccess: show });
  };
  return (
    <>
      <ActionButton look="outline" aria-disabled={open.isPending} onClick={press}>
        {hasTab ? words.show : words.open}
      </ActionButton>
      {open.error && (
        <p role="alert" className={css.problem}>
          {failureSentence(open.error, notSaved)}
        </p>
      )}
    </>
  );
}

/** As long as a guest's name may be. */
const mostLetters = 40;
