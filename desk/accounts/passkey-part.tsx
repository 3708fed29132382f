import { useState } from 'react';
import type { SecondFactor } from '#schemas/api/staff-second-factor.ts';
import type { Passkey } from '#schemas/api/webauthn.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { useFormat } from '#ui/messages.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import css from '../people/people-page.module.css';
import { useDialog } from '../people/use-dialog.ts';
import { useDesk } from '../shared/desk-context.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import account from './account-page.module.css';
import { PasskeyForm } from './passkey-form.tsx';
import { PasskeyNameDialog, PasskeyRemovalDialog } from './passkey-dialogs.tsx';

type PasskeyPartProps = { factor: SecondFactor; onDone(sentence: string): void };

/** One's passkeys, where each works, and the way to another one. */
export function PasskeyPart({ factor, onDone }: PasskeyPartProps) {
  const { passkeys: words } = useDeskMessages().deskAccounts;
  const { restaurants, restaurantId } = useDesk();
  const format = useFormat();
  const [isAdding, setIsAdding] = useState(false);
  const naming = useDialog<Passkey>();
  const removal = useDialog<Passkey>();
  const zone = (restaurants.find(({ id }) => id === restaurantId) ?? restaurants[0])?.time_zone;
  const dateOf = (instant: string) =>
    format.date(localDateTime(Date.parse(instant), zone ?? 'UTC').date);
  const { passkeys } = factor;
  const isLast = passkeys.length === 1 && !factor.has_app;
  return (
    <>
      <h3 className={account.subheading}>{words.title}</h3>
      {passkeys.length === 0 && <p className={css.text}>{words.text}</p>}
      {passkeys.length > 0 && (
        <ul className={css.list}>
          {passkeys.map((passkey) => (
            <li key={passkey.id} className={css.row}>
              <div className={css.who}>
                <p className={css.name}>{passkey.name}</p>
                <p className={css.detail}>
                  {[
                    words.addedOn(dateOf(passkey.added_at)),
                    passkey.last_used_at === null
                      ? words.never
                      : words.lastUsed(dateOf(passkey.last_used_at)),
                    passkey.is_synced && words.synced,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                {!passkey.works_here && (
                  <p className={css.problem}>{words.elsewhere(passkey.host)}</p>
                )}
                {passkey.is_blocked && <p className={css.problem}>{words.blocked}</p>}
              </div>
              <div className={css.actions}>
                <ActionButton
                  look="outline"
                  aria-label={words.renameOf(passkey.name)}
                  onClick={() => naming.open(passkey)}
                >
                  {words.rename}
                </ActionButton>
                <ActionButton
                  look="outline"
                  aria-label={words.removeOf(passkey.name)}
                  onClick={() => removal.open(passkey)}
                >
                  {words.remove}
                </ActionButton>
              </div>
            </li>
          ))}
        </ul>
      )}
      {isAdding ? (
        <PasskeyForm
          onDone={(sentence) => {
            setIsAdding(false);
            onDone(sentence);
          }}
          onCancel={() => setIsAdding(false)}
        />
      ) : (
        <div className={css.actions}>
          <ActionButton look={factor.is_on ? 'outline' : 'solid'} onClick={() => setIsAdding(true)}>
            {words.add}
          </ActionButton>
        </div>
      )}
      {naming.shown && (
        <PasskeyNameDialog
          key={naming.shown.id}
          passkey={naming.shown}
          onDone={onDone}
          {...naming.state}
        />
      )}
      {removal.shown && (
        <PasskeyRemovalDialog
          key={removal.shown.id}
          passkey={removal.shown}
          isLast={isLast}
          isKept={isLast && factor.is_required}
          onDone={onDone}
          {...removal.state}
        />
      )}
    </>
  );
}
