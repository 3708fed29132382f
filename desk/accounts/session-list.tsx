import type { StaffBrowserSession } from '#schemas/api/staff-accounts.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { useEndSession } from '#desk/api/staff-accounts.ts';
import { useFormat } from '#ui/messages.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import css from '../people/people-page.module.css';
import { useDesk } from '../shared/desk-context.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { browserLabel } from '#schemas/rules/browser-label.ts';

type SessionListProps = {
  sessions: readonly StaffBrowserSession[];
  /** Whose each is stands with it. */
  isOfOthers?: boolean;
};

/** Browsers that are signed in, when each was used last and from where, and how each is signed out. */
export function SessionList({ sessions, isOfOthers = false }: SessionListProps) {
  const { sessions: words } = useDeskMessages().deskAccounts;
  const { deskPeople } = useDeskMessages();
  const { restaurants, restaurantId } = useDesk();
  const format = useFormat();
  const { mutate, isPending, error } = useEndSession();
  const zone = (restaurants.find(({ id }) => id === restaurantId) ?? restaurants[0])?.time_zone;
  const timeOf = (instant: string) => {
    const { date, time } = localDateTime(Date.parse(instant), zone ?? 'UTC');
    return words.at(format.date(date), format.time(time));
  };
  const labelOf = ({ user_agent: text }: StaffBrowserSession) => {
    const { browser, system } = browserLabel(text);
    return words.browser(browser, system);
  };
  return (
    <>
      <ul className={css.list}>
        {sessions.map((session) => (
          <li key={session.id} className={css.row}>
            <div className={css.who}>
              <p className={css.name}>
                {isOfOthers ? words.of(session.person, labelOf(session)) : labelOf(session)}
              </p>
              <p className={css.detail}>
                {[
                  session.is_current ? words.current : words.lastUsed(timeOf(session.last_used_at)),
                  session.is_same_network ? words.here : words.from(session.network),
                  words.since(timeOf(session.started_at)),
                ].join(' · ')}
              </p>
            </div>
            {!session.is_current && (
              <ActionButton
                look="outline"
                aria-label={words.endOf(labelOf(session), session.person)}
                aria-disabled={isPending}
                onClick={() => !isPending && mutate(session.id)}
              >
                {words.end}
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
      {error && (
        <p role="alert" className={css.problem}>
          {failureSentence(error, deskPeople.notSaved)}
        </p>
      )}
    </>
  );
}
