import { useState } from 'react';
import type { ConnectedSignIn } from '#schemas/api/connected-sign-in.ts';
import type { Profile } from '#schemas/api/user-profile.ts';
import { useConnectedSignIns, useRemoveConnectedSignIn } from '#src/api/user-profile.ts';
import { useAccountMessages } from '../use-account-messages.ts';
import { Part, type PartReport } from './part.tsx';
import css from './profile-page.module.css';
import { ProofForm } from './proof-form.tsx';
import { useDayOf } from './use-day-of.ts';

type ConnectedPartProps = PartReport & { profile: Profile };

/** Accounts of other sites that sign in here; nothing where there are none. */
export function ConnectedPart({ profile, onDone }: ConnectedPartProps) {
  const { profile: own } = useAccountMessages();
  const day = useDayOf();
  const { data: connected = [] } = useConnectedSignIns();
  const [open, setOpen] = useState<string | null>(null);
  const close = (sentence?: string) => {
    setOpen(null);
    if (sentence !== undefined) onDone(sentence);
  };
  if (connected.length === 0) return null;
  return (
    <Part title={own.connected} text={own.connectedText}>
      <ul className={css.list}>
        {connected.map((one) => (
          <li key={one.id} className={css.row}>
            <div>
              <p className={css.name}>{one.provider}</p>
              <p className={css.muted}>
                {own.connectedUsed(day(one.connected_at), day(one.last_used_at))}
              </p>
            </div>
            {open === one.id ? (
              <Removal profile={profile} connected={one} onClose={close} />
            ) : (
              <button
                type="button"
                className={css.plain}
                aria-label={own.connectedRemoveOf(one.provider)}
                onClick={() => setOpen(one.id)}
              >
                {own.connectedRemove}
              </button>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}

type RemovalProps = {
  profile: Profile;
  connected: ConnectedSignIn;
  onClose(sentence?: string): void;
};

function Removal({ profile, connected: { id, provider }, onClose }: RemovalProps) {
  const { profile: own } = useAccountMessages();
  const { mutate, isPending, error } = useRemoveConnectedSignIn();
  return (
    <ProofForm
      profile={profile}
      action={own.connectedRemove}
      isPending={isPending}
      error={error}
      onProve={(proof) =>
        mutate(
          { connectionId: id, proof },
          { onSuccess: () => onClose(own.connectedRemoved(provider)) },
        )
      }
      onCancel={() => onClose()}
    >
      <p>{own.connectedRemoveText(provider)}</p>
    </ProofForm>
  );
}
