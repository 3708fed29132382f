import { useState } from 'react';
import { useRefreshDeskSession, useStaffSignOut } from '#desk/api/staff-session.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './account-page.module.css';
import { PasskeyForm } from './passkey-form.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';

/** What whoever has no second factor sees first where their restaurant requires one. */
export function NeededFactorPage() {
  const { secondFactor: words, passkeys } = useDeskMessages().deskAccounts;
  const refresh = useRefreshDeskSession();
  const signOut = useStaffSignOut();
  const [kind, setKind] = useState<'app' | 'passkey'>('app');
  const isApp = kind === 'app';
  return (
    <div className={css.page}>
      <h1 className={css.heading}>{words.needed}</h1>
      <p className={css.text}>{words.neededText}</p>
      <h2 className={css.subheading}>{isApp ? words.app : passkeys.title}</h2>
      <p className={css.text}>{isApp ? words.appOff : passkeys.text}</p>
      {isApp ? <SecondFactorSetup onDone={refresh} /> : <PasskeyForm onDone={refresh} />}
      <div className={css.actions}>
        <ActionButton look="outline" onClick={() => setKind(isApp ? 'passkey' : 'app')}>
          {isApp ? words.toPasskey : words.toApp}
        </ActionButton>
        <ActionButton look="outline" onClick={() => signOut.mutate()}>
          {words.signOut}
        </ActionButton>
      </div>
    </div>
  );
}
