import UserRound from 'lucide-react/icons/user-round';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { usePinAccess } from './pin-context.ts';
import css from './present-person.module.css';

type PresentPersonProps = {
  /** What was done so far goes in the name of who is there now. */
  beforeSwitch(): void;
};

/** Whose name the changes at this device carry, and the way for somebody else to take over. */
export function PresentPerson({ beforeSwitch }: PresentPersonProps) {
  const words = useDeskMessages().deskPeople;
  const access = usePinAccess();
  if (!access) return null;
  const { session, switchPerson } = access;
  const { person } = session;
  const change = () => {
    beforeSwitch();
    switchPerson();
  };
  return (
    <div className={css.present} data-own={session.device === null || undefined}>
      <p className={css.name} data-nobody={person === null || undefined} aria-live="polite">
        <UserRound aria-hidden="true" size={20} />
        {person ? <span>{person.name}</span> : <span>{words.nobody}</span>}
      </p>
      {session.device && (
        <ActionButton
          look={person ? 'outline' : 'solid'}
          aria-label={person ? words.switchPersonFrom(person.name) : words.enterPin}
          onClick={change}
        >
          {person ? words.switchPerson : words.enterPin}
        </ActionButton>
      )}
    </div>
  );
}
