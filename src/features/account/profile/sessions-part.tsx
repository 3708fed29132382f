import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useEndUserSession, useUserSessions } from '#src/api/user-profile.ts';
import { useSignOut } from '#src/api/user-session.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useAccountMessages } from '../use-account-messages.ts';
import { Part, Problem, type PartReport } from './part.tsx';
import css from './profile-page.module.css';
import { useDayOf } from './use-day-of.ts';

/** Browsers in which one is logged in, and how each is logged out. */
export function SessionsPart({ onDone }: PartReport) {
  const words = useAccountMessages();
  const { profile: own } = words;
  const dayOf = useDayOf();
  const { data: sessions = [] } = useUserSessions();
  const end = useEndUserSession();
  const everywhere = useSignOut();
  const isPending = end.isPending || everywhere.isPending;
  return (
    <Part title={own.sessions}>
      <ul className={css.list}>
        {sessions.map(({ id, browser, is_current: isHere, last_used_at: usedAt }) => {
          const label = browser === '' ? own.sessionUnknown : browser;
          return (
            <li key={id} className={css.row}>
              <div>
                <p className={css.name}>{label}</p>
                <p className={css.muted}>
                  {isHere ? own.sessionHere : own.sessionUsed(dayOf(usedAt))}
                </p>
              </div>
              {!isHere && (
                <button
                  type="button"
                  className={css.plain}
                  aria-label={own.sessionEndOf(label)}
                  aria-disabled={isPending}
                  onClick={() =>
                    isPending ||
                    end.mutate(id, { onSuccess: () => onDone(own.sessionEnded(label)) })
                  }
                >
                  {own.sessionEnd}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <div className={css.actions}>
        <ActionButton
          look="outline"
          aria-disabled={isPending}
          onClick={() => isPending || everywhere.mutate('everywhere')}
        >
          {everywhere.isPending ? words.busy : own.everywhere}
        </ActionButton>
        <p className={css.muted}>{own.everywhereText}</p>
      </div>
      <Problem>{failureSentence(end.error ?? everywhere.error, words.unreached)}</Problem>
    </Part>
  );
}
