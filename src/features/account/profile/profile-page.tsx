import { useEffect, useState } from 'react';
import type { Profile } from '#schemas/api/user-profile.ts';
import { useProfile } from '#src/api/order-claims.ts';
import { useSignOut } from '#src/api/user-session.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { paths } from '#ui/paths.ts';
import { ClaimOffer } from '#src/features/claims/claim-offer.tsx';
import { useAccountMessages } from '../use-account-messages.ts';
import { AddressesPart } from './addresses-part.tsx';
import { ConnectedPart } from './connected-part.tsx';
import { DataPart } from './data-part.tsx';
import { DetailsPart } from './details-part.tsx';
import { NewsletterPart } from './newsletter-part.tsx';
import { PasskeysPart } from './passkeys-part.tsx';
import { PasswordPart } from './password-part.tsx';
import css from './profile-page.module.css';
import { SessionsPart } from './sessions-part.tsx';

/** One's own account: details, addresses, ways to log in, and what is kept. */
export function ProfilePage() {
  const words = useAccountMessages();
  const { profile: own } = words;
  const { data: profile, error, isPending, refetch } = useProfile();
  const signOut = useSignOut();
  const links = [
    [paths.orderHistory, own.orders],
    [paths.reservations, own.reservations],
    [paths.favorites, own.favorites],
    [paths.loyaltyPoints, own.points],
    [paths.giftCards, own.giftCards],
  ] as const;
  return (
    <div className={css.page}>
      <header className={css.head}>
        <div>
          <h1 className={css.heading}>{own.title}</h1>
          {profile && <p className={css.muted}>{profile.email}</p>}
        </div>
        <ActionButton
          look="outline"
          aria-disabled={signOut.isPending}
          onClick={() => signOut.isPending || signOut.mutate('this')}
        >
          {signOut.isPending ? words.busy : own.signOut}
        </ActionButton>
      </header>
      <nav aria-label={own.links}>
        <ul className={css.links}>
          {links.map(([path, label]) => (
            <li key={path}>
              <a className={css.tile} href={path}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {profile && <Parts profile={profile} />}
      {!profile && isPending && <output className={css.muted}>{own.loading}</output>}
      {!profile && error && (
        <div className={css.part}>
          <p role="alert">{own.failed}</p>
          <div className={css.actions}>
            <ActionButton onClick={() => void refetch()}>{own.tryAgain}</ActionButton>
          </div>
        </div>
      )}
    </div>
  );
}

/** How long an outcome is shown, in ms. */
const doneStays = 6000;

function Parts({ profile }: { profile: Profile }) {
  const [done, setDone] = useState('');
  useEffect(() => {
    if (done === '') return undefined;
    const timer = setTimeout(() => setDone(''), doneStays);
    return () => clearTimeout(timer);
  }, [done]);
  // It lies over what is below it, and is out of the way of the next field at once.
  const clear = () => setDone('');
  return (
    <div className={css.parts} onFocus={clear} onInput={clear}>
      <output className={css.done}>{done}</output>
      <ClaimOffer />
      <DetailsPart profile={profile} onDone={setDone} />
      <AddressesPart onDone={setDone} />
      <PasswordPart profile={profile} onDone={setDone} />
      <PasskeysPart profile={profile} onDone={setDone} />
      <ConnectedPart profile={profile} onDone={setDone} />
      <SessionsPart onDone={setDone} />
      <NewsletterPart profile={profile} onDone={setDone} />
      <DataPart profile={profile} onDone={setDone} />
    </div>
  );
}
