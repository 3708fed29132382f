import { useRefreshDeskSession, useStaffSignOut } from '#src/api/staff-session.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './account-page.module.css';
import { SecondFactorSetup } from './second-factor-setup.tsx';

/** What whoever has no second factor sees first where their restaurant requires one. */
export function NeededFactorPage() {
  const words = useDeskMessages().deskAccounts.secondFactor;
  const refresh = useRefreshDeskSession();
  const signOut = useStaffSignOut();
  return (
    <div className={css.page}>
      <h1 className={css.heading}>{words.needed}</h1>
      <p className={css.text}>{words.neededText}</p>
      <SecondFactorSetup onDone={refresh} />
      <div className={css.actions}>
        <ActionButton look="outline" onClick={() => signOut.mutate()}>
          {words.signOut}
        </ActionButton>
      </div>
    </div>
  );
}
