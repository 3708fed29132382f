import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { StaffMember } from '#schemas/api/staff.ts';
import type { DeskSession } from '#schemas/api/staff-people.ts';
import { useDeskSession } from '#desk/api/staff-session.ts';
import { useFollowSuspension } from '#desk/api/staff-suspension.ts';
import { ConfirmationGate } from '../accounts/confirmation-gate.tsx';
import { linkPages, neededFactor } from '../accounts/link-pages.ts';
import { DeviceOffer } from '../people/device-offer.tsx';
import { PinGate } from '../people/pin-gate.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { DeskFrame } from './desk-frame.tsx';
import { DeskSignIn } from './desk-sign-in.tsx';
import css from './desk.module.css';

/** What stands on the counter's tablet; what a mail's link opens needs nobody to be signed in. */
export function Desk() {
  const words = useDeskMessages().desk;
  const { pathname } = useLocation();
  const linked = linkPages.find(({ path }) => path === pathname);
  if (!linked) return <SignedInDesk />;
  const Page = linked.part.Component;
  return (
    <Suspense fallback={<p className={css.wait}>{words.loadingPage}</p>}>
      <Page />
    </Suspense>
  );
}

/** The desk of whoever is signed in, or else the sign-in. */
function SignedInDesk() {
  const words = useDeskMessages().desk;
  const { data: session, isError, refetch } = useDeskSession();
  const [hasSignedIn, setHasSignedIn] = useState(false);
  useFollowSuspension(session?.suspended !== undefined);
  const [lastDevice, setLastDevice] = useState<string | null>(null);
  const device = session ? (session.device?.name ?? null) : lastDevice;
  if (device !== lastDevice) setLastDevice(device);
  if (session === undefined && !isError) {
    return (
      <p className={css.wait} aria-busy="true">
        {words.loading}
      </p>
    );
  }
  // What is known stays in view where it cannot be asked for anew.
  if (session === undefined) {
    return (
      <DeskSignIn
        problem={words.signIn.failed}
        onRetry={() => void refetch()}
        onSignedIn={() => setHasSignedIn(true)}
      />
    );
  }
  if (session === null) {
    // Nobody signs a device out on it: who stands before it wonders.
    const why = device !== null && { problem: words.signIn.deviceEnded(device) };
    return <DeskSignIn {...why} onSignedIn={() => setHasSignedIn(true)} />;
  }
  if (session.needs_second_factor) {
    return (
      <Suspense fallback={<p className={css.wait}>{words.loading}</p>}>
        <neededFactor.Component />
      </Suspense>
    );
  }
  const member = memberOf(session);
  const isOffered = hasSignedIn && session.device === null && member.role !== 'staff';
  return (
    <PinGate key={session.device?.id ?? member.id} session={session}>
      <ConfirmationGate email={member.email}>
        <DeskFrame
          member={member}
          needsSetup={session.needs_setup === true}
          suspended={session.suspended ?? null}
          offer={isOffered && <DeviceOffer onDecline={() => setHasSignedIn(false)} />}
        />
      </ConfirmationGate>
    </PinGate>
  );
}

/** Whose rights count: of a device where nobody is, those of somebody at the desk. */
function memberOf({ device, person }: DeskSession): StaffMember {
  if (person) return person;
  if (!device) throw new Error('the desk is signed in without a person and without a device');
  return { ...device, email: null, role: 'staff' };
}
