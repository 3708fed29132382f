import { useState } from 'react';
import { hasFailed } from '#ui/api/has-failed.ts';
import { useInvitations } from '#desk/api/staff-invitations.ts';
import { useDevices, usePeople } from '#desk/api/staff-people.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDesk } from '../shared/desk-context.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { DeviceDialog } from './device-dialog.tsx';
import { DeviceList } from './device-list.tsx';
import { InvitationList } from './invitation-list.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { LoadedList } from './loaded-list.tsx';
import css from './people-page.module.css';
import { PersonDialog } from './person-dialog.tsx';
import { PersonList } from './person-list.tsx';
import { useDialog } from './use-dialog.ts';

/** Who works at the desk, and which devices stay signed in; for owners and managers. */
export function PeoplePage() {
  const { deskPeople: words, deskAccounts } = useDeskMessages();
  const isOwner = useDesk().member.role === 'owner';
  const people = usePeople();
  const devices = useDevices();
  const invitations = useInvitations(isOwner);
  const [sentence, setSentence] = useState('');
  const adding = useDialog<'person'>();
  const inviting = useDialog<'person'>();
  const registering = useDialog<'device'>();
  const active = (people.data ?? []).filter((person) => person.is_active);
  const left = (people.data ?? []).filter((person) => !person.is_active);
  const isAnybodyAtDesk = active.some(({ role }) => role === 'staff');
  return (
    <div className={css.page}>
      <output className={css.done}>{sentence}</output>
      <section className={css.part}>
        <header className={css.head}>
          <h2 className={css.title}>{words.people}</h2>
          <div className={css.actions}>
            {isOwner && (
              <ActionButton look="outline" onClick={() => inviting.open('person')}>
                {deskAccounts.invite}
              </ActionButton>
            )}
            <ActionButton onClick={() => adding.open('person')}>{words.add}</ActionButton>
          </div>
        </header>
        <LoadedList list={people}>
          {!isAnybodyAtDesk && <p className={css.empty}>{words.none}</p>}
          <PersonList people={active} onDone={setSentence} />
          {left.length > 0 && (
            <>
              <h3 className={css.subtitle}>{words.left}</h3>
              <PersonList people={left} onDone={setSentence} />
            </>
          )}
        </LoadedList>
      </section>
      {(invitations.data === undefined ? hasFailed(invitations) : invitations.data.length > 0) && (
        <section className={css.part}>
          <h2 className={css.title}>{deskAccounts.invitations}</h2>
          <p className={css.text}>{deskAccounts.invitationsText}</p>
          <LoadedList list={invitations}>
            <InvitationList invitations={invitations.data ?? []} onDone={setSentence} />
          </LoadedList>
        </section>
      )}
      <section className={css.part}>
        <header className={css.head}>
          <h2 className={css.title}>{words.devices}</h2>
          <ActionButton look="outline" onClick={() => registering.open('device')}>
            {words.offer.accept}
          </ActionButton>
        </header>
        <p className={css.text}>{words.devicesText}</p>
        <LoadedList list={devices}>
          {devices.data?.length === 0 && <p className={css.empty}>{words.noDevices}</p>}
          <DeviceList devices={devices.data ?? []} onDone={setSentence} />
        </LoadedList>
      </section>
      {adding.shown && <PersonDialog person={null} onDone={setSentence} {...adding.state} />}
      {inviting.shown && <InviteDialog onDone={setSentence} {...inviting.state} />}
      {registering.shown && <DeviceDialog {...registering.state} />}
    </div>
  );
}
