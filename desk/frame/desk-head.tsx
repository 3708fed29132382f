import LogOut from 'lucide-react/icons/log-out';
import { useStaffSignOut } from '#desk/api/staff-session.ts';
import { PresentPerson } from '../people/present-person.tsx';
import { PhoneOrderButton } from '../phone-order/phone-order-button.tsx';
import { useActionQueue } from '../queue/desk-queue.ts';
import { useDesk } from '../shared/desk-context.ts';
import { useLeave } from '../shared/unsaved-context.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './desk-head.module.css';
import { SoundControl } from './sound-control.tsx';
import type { BellControl } from './use-bell.ts';

type DeskHeadProps = {
  bell: BellControl;
  /** Nobody signs a device out here: that is done on the page of people. */
  isDevice: boolean;
};

/** Whose orders these are, whether it rings, who is there, and the way out. */
export function DeskHead({ bell, isDevice }: DeskHeadProps) {
  const words = useDeskMessages().desk;
  const { restaurants, restaurantId, chooseRestaurant } = useDesk();
  const signOut = useStaffSignOut();
  const queue = useActionQueue();
  const leavePage = useLeave();
  // What was just done is still theirs.
  const leave = () => leavePage(() => void queue.leave().then(() => signOut.mutate()));
  const [first] = restaurants;
  return (
    <header className={css.head}>
      <h1 className={css.title}>{words.title}</h1>
      {restaurants.length > 1 ? (
        <select
          className={css.restaurant}
          aria-label={words.restaurant}
          value={restaurantId ?? ''}
          onChange={({ target: { value } }) =>
            leavePage(() => chooseRestaurant(value === '' ? null : Number(value)))
          }
        >
          <option value="">{words.allRestaurants}</option>
          {restaurants.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      ) : (
        <p className={css.place}>{first?.name}</p>
      )}
      <SoundControl bell={bell} />
      <PhoneOrderButton />
      <PresentPerson beforeSwitch={() => void queue.leave()} />
      {!isDevice && (
        <button type="button" className={css.signOut} onClick={leave}>
          <LogOut aria-hidden="true" size={20} />
          <span className={css.label}>{words.signOut}</span>
        </button>
      )}
    </header>
  );
}
