import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OpenIdProviderSettings } from '#schemas/api/staff-openid.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useOpenIdChange } from '#desk/api/staff-openid.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import form from '../../form/form.module.css';
import { ConfirmDialog } from '../../people/confirm-dialog.tsx';
import { useDialog } from '../../people/use-dialog.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from '../systems/systems.module.css';
import { ProviderCard } from './provider-card.tsx';
import { ProviderForm } from './provider-form.tsx';

type Doing = { kind: 'add'; id: string } | { kind: 'change'; provider: OpenIdProviderSettings };

/** The providers by which customers sign in, and how another one comes to be. */
export function Providers({ providers }: { providers: readonly OpenIdProviderSettings[] }) {
  const words = useDeskMessages().deskSignIn;
  const id = useId();
  const [doing, setDoing] = useState<Doing | null>(null);
  const [sentence, setSentence] = useState('');
  const add = useOpenIdChange('addOpenIdProvider');
  const change = useOpenIdChange('changeOpenIdProvider');
  const removal = useOpenIdChange('removeOpenIdProvider');
  const removing = useDialog<OpenIdProviderSettings>();
  const adding = useRef<HTMLButtonElement>(null);
  const close = (said = '') => {
    flushSync(() => {
      setDoing(null);
      setSentence(said);
    });
    adding.current?.focus();
  };
  const open = (next: Doing) => {
    add.reset();
    change.reset();
    setSentence('');
    setDoing(next);
  };
  return (
    <section className={form.group} aria-labelledby={id}>
      <h3 id={id} className={form.legend}>
        {words.providers}
      </h3>
      <output className={form.status}>{sentence}</output>
      {doing ? (
        <ProviderForm
          provider={doing.kind === 'change' ? doing.provider : null}
          isPending={add.isPending || change.isPending}
          problem={failureSentence(add.error ?? change.error, words.unreached)}
          onBack={() => close()}
          onAdd={(body) => {
            if (doing.kind !== 'add') return;
            const onSuccess = () => close(words.added(body.name));
            add.mutate({ params: { providerId: doing.id }, body }, { onSuccess });
          }}
          onChange={(body) => {
            if (doing.kind !== 'change') return;
            const onSuccess = () => close(words.saved(body.name));
            change.mutate({ params: { providerId: doing.provider.id }, body }, { onSuccess });
          }}
        />
      ) : (
        <>
          {providers.length === 0 && <p>{words.none}</p>}
          <ul className={css.list}>
            {providers.map((provider) => (
              <ProviderCard
                key={provider.id}
                provider={provider}
                onChange={() => open({ kind: 'change', provider })}
                onRemove={() => {
                  removal.reset();
                  setSentence('');
                  removing.open(provider);
                }}
              />
            ))}
          </ul>
          <div className={css.actions}>
            <ActionButton
              ref={adding}
              onClick={() => open({ kind: 'add', id: crypto.randomUUID() })}
            >
              {words.add}
            </ActionButton>
          </div>
        </>
      )}
      {removing.shown && (
        <ConfirmDialog
          title={words.removeTitle(removing.shown.name)}
          text={words.removeText}
          action={words.actions.remove}
          isPending={removal.isPending}
          error={removal.error}
          onConfirm={() => {
            const { id: providerId, name } = removing.shown ?? { id: '', name: '' };
            removal.mutate(
              { params: { providerId } },
              {
                onSuccess: () => {
                  setSentence(words.removed(name));
                  removing.state.onClose();
                },
              },
            );
          }}
          {...removing.state}
        />
      )}
    </section>
  );
}
