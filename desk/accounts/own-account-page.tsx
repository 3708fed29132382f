import { useState } from 'react';
import { useEndOtherSessions, useStaffSessions } from '#desk/api/staff-accounts.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { LoadedList } from '../people/loaded-list.tsx';
import css from '../people/people-page.module.css';
import { useDesk } from '../shared/desk-context.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { OwnPassword } from './own-password.tsx';
import { SecondFactorPart } from './second-factor-part.tsx';
import { SessionList } from './session-list.tsx';

/** One's own account: its password, and the browsers that are signed in to it. */
export function OwnAccountPage() {
  const { deskAccounts: words, deskPeople } = useDeskMessages();
  const { member } = useDesk();
  const sessions = useStaffSessions();
  const ending = useEndOtherSessions();
  const [sentence, setSentence] = useState('');
  const all = sessions.data ?? [];
  const own = all.filter(({ person_id: of }) => of === member.id);
  const others = all.filter(({ person_id: of }) => of !== member.id);
  const endOthers = () => {
    if (!ending.isPending) {
      ending.mutate(undefined, { onSuccess: () => setSentence(words.sessions.endedAll) });
    }
  };
  return (
    <div className={css.page}>
      <output className={css.done}>{sentence}</output>
      <section className={css.part}>
        <h2 className={css.title}>{words.account}</h2>
        <p className={css.text}>{words.signedInAs(member.name, member.email ?? '')}</p>
      </section>
      <section className={css.part}>
        <header className={css.head}>
          <h2 className={css.title}>{words.sessions.title}</h2>
          {own.length > 1 && (
            <ActionButton look="outline" aria-disabled={ending.isPending} onClick={endOthers}>
              {words.sessions.endAll}
            </ActionButton>
          )}
        </header>
        {ending.error && (
          <p role="alert" className={css.problem}>
            {failureSentence(ending.error, deskPeople.notSaved)}
          </p>
        )}
        <LoadedList list={sessions}>
          <SessionList sessions={own} />
        </LoadedList>
      </section>
      {others.length > 0 && (
        <section className={css.part}>
          <h2 className={css.title}>{words.sessions.others}</h2>
          <SessionList sessions={others} isOfOthers />
        </section>
      )}
      <section className={css.part}>
        <h2 className={css.title}>{words.ownPassword.title}</h2>
        <OwnPassword onDone={setSentence} />
      </section>
      <SecondFactorPart onDone={setSentence} />
    </div>
  );
}
