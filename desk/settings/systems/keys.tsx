import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ApiKey } from '#schemas/api/staff-api-keys.ts';
import { useSystemChange } from '#desk/api/staff-systems.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import form from '../../form/form.module.css';
import { ConfirmDialog } from '../../people/confirm-dialog.tsx';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useDialog } from '../../people/use-dialog.ts';
import { useDesk } from '../../shared/desk-context.ts';
import { useLocalClock } from '../../shared/local-clock.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { useMinute } from '../../shared/use-minute.ts';
import { KeyForm } from './key-form.tsx';
import { useRestaurantName } from './restaurant-choice.tsx';
import { ShownOnce } from './shown-once.tsx';
import css from './systems.module.css';

type Doing = { kind: 'add'; id: string } | { kind: 'secret'; name: string; secret: string };

/** The keys by which other systems act, and how another one comes to be. */
export function Keys({ keys }: { keys: readonly ApiKey[] }) {
  const all = useDeskMessages().deskSystems;
  const words = all.keys;
  const id = useId();
  const [doing, setDoing] = useState<Doing | null>(null);
  const [sentence, setSentence] = useState('');
  const add = useSystemChange('addApiKey');
  const revocation = useSystemChange('revokeApiKey');
  const revoking = useDialog<ApiKey>();
  const adding = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setDoing(null));
    adding.current?.focus();
  };
  return (
    <section className={form.group} aria-labelledby={id}>
      <h3 id={id} className={form.legend}>
        {words.title}
      </h3>
      <p className={form.hint}>{words.text}</p>
      <output className={form.status}>{sentence}</output>
      {doing?.kind === 'secret' ? (
        <ShownOnce kind="key" name={doing.name} value={doing.secret} onDone={close} />
      ) : doing ? (
        <KeyForm
          isPending={add.isPending}
          problem={failureSentence(add.error, all.unreached)}
          onBack={close}
          onSave={(body) =>
            add.mutate(
              { params: { apiKeyId: doing.id }, body },
              {
                onSuccess: ({ data }) =>
                  setDoing({ kind: 'secret', name: body.name, secret: data.key }),
              },
            )
          }
        />
      ) : (
        <>
          {keys.length === 0 && <p>{words.none}</p>}
          <ul className={css.list}>
            {keys.map((key) => (
              <KeyCard
                key={key.id}
                apiKey={key}
                onRevoke={() => {
                  revocation.reset();
                  revoking.open(key);
                }}
              />
            ))}
          </ul>
          <div className={css.actions}>
            <ActionButton
              ref={adding}
              onClick={() => {
                add.reset();
                setSentence('');
                setDoing({ kind: 'add', id: crypto.randomUUID() });
              }}
            >
              {words.add}
            </ActionButton>
          </div>
        </>
      )}
      {revoking.shown && (
        <ConfirmDialog
          title={words.revokeTitle(revoking.shown.name)}
          text={words.revokeText}
          action={words.revoke}
          isPending={revocation.isPending}
          error={revocation.error}
          onConfirm={() => {
            const { id: apiKeyId, name } = revoking.shown ?? { id: '', name: '' };
            revocation.mutate(
              { params: { apiKeyId } },
              {
                onSuccess: () => {
                  setSentence(words.revoked(name));
                  revoking.state.onClose();
                },
              },
            );
          }}
          {...revoking.state}
        />
      )}
    </section>
  );
}

function KeyCard({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke(): void }) {
  const words = useDeskMessages().deskSystems.keys;
  const now = useMinute();
  const clock = useLocalClock(useDesk().restaurants[0]?.time_zone ?? 'UTC', now);
  const restaurantName = useRestaurantName();
  const { name, expires_at: ends, last_used_at: used } = apiKey;
  const isOver = ends !== null && Date.parse(ends) <= now;
  return (
    <li className={css.system}>
      <div className={css.head}>
        <h4 className={css.name}>{name}</h4>
        <code>{apiKey.prefix}…</code>
      </div>
      <ul className={css.may}>
        {apiKey.scopes.map((scope) => (
          <li key={scope}>{words.scopes[scope]}</li>
        ))}
      </ul>
      <p className={form.hint}>{restaurantName(apiKey.restaurant_id)}</p>
      <p className={form.hint}>
        {words.madeBy(apiKey.created_by, clock(apiKey.created_at))}{' '}
        {used === null ? words.unused : words.used(clock(used))}{' '}
        {ends !== null && !isOver && words.endsAt(clock(ends))}
      </p>
      {isOver && <p className={form.problem}>{words.ended(clock(ends))}</p>}
      <div className={css.actions}>
        <ActionButton look="outline" aria-label={words.revokeOf(name)} onClick={onRevoke}>
          {words.revoke}
        </ActionButton>
      </div>
    </li>
  );
}
