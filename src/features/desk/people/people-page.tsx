import { useState, type ReactNode } from 'react';
import { useDevices, usePeople } from '#src/api/staff-people.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { DeviceDialog } from './device-dialog.tsx';
import { DeviceList } from './device-list.tsx';
import css from './people-page.module.css';
import { PersonDialog } from './person-dialog.tsx';
import { PersonList } from './person-list.tsx';
import { useDialog } from './use-dialog.ts';

/** Who works at the desk, and which devices stay signed in; for owners and managers. */
export function PeoplePage() {
  const words = useDeskMessages().deskPeople;
  const people = usePeople();
  const devices = useDevices();
  const [sentence, setSentence] = useState('');
  const adding = useDialog<'person'>();
  const registering = useDialog<'device'>();
  const active = (people.data ?? []).filter((person) => person.is_active);
  const left = (people.data ?? []).filter((person) => !person.is_active);
  const isAnybodyAtDesk = active.some(({ role }) => role === 'staff');
  return (
    <main className={css.page}>
      <output className={css.done}>{sentence}</output>
      <section className={css.part}>
        <header className={css.head}>
          <h2 className={css.title}>{words.people}</h2>
          <ActionButton onClick={() => adding.open('person')}>{words.add}</ActionButton>
        </header>
        <Loaded list={people}>
          {!isAnybodyAtDesk && <p className={css.empty}>{words.none}</p>}
          <PersonList people={active} onDone={setSentence} />
          {left.length > 0 && (
            <>
              <h3 className={css.subtitle}>{words.left}</h3>
              <PersonList people={left} onDone={setSentence} />
            </>
          )}
        </Loaded>
      </section>
      <section className={css.part}>
        <header className={css.head}>
          <h2 className={css.title}>{words.devices}</h2>
          <ActionButton look="outline" onClick={() => registering.open('device')}>
            {words.offer.accept}
          </ActionButton>
        </header>
        <p className={css.text}>{words.devicesText}</p>
        <Loaded list={devices}>
          {devices.data?.length === 0 && <p className={css.empty}>{words.noDevices}</p>}
          <DeviceList devices={devices.data ?? []} onDone={setSentence} />
        </Loaded>
      </section>
      {adding.shown && <PersonDialog person={null} onDone={setSentence} {...adding.state} />}
      {registering.shown && <DeviceDialog {...registering.state} />}
    </main>
  );
}

type LoadedProps = {
  list: { data: unknown; isError: boolean; refetch(): unknown };
  children: ReactNode;
};

/** A list once it is there; what is known stays in view while it is asked for anew. */
function Loaded({ list, children }: LoadedProps) {
  const words = useDeskMessages().deskPeople;
  if (list.data !== undefined) return children;
  if (!list.isError) {
    return (
      <p className={css.empty} aria-busy="true">
        {words.loading}
      </p>
    );
  }
  return (
    <div role="alert" className={css.empty}>
      <p>{words.failed}</p>
      <ActionButton look="outline" onClick={() => list.refetch()}>
        {words.again}
      </ActionButton>
    </div>
  );
}
