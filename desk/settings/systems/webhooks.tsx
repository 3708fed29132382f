import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Webhook } from '#schemas/api/staff-webhooks.ts';
import { useSystemChange } from '#desk/api/staff-systems.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import form from '../../form/form.module.css';
import { ConfirmDialog } from '../../people/confirm-dialog.tsx';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useDialog } from '../../people/use-dialog.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { ShownOnce } from './shown-once.tsx';
import css from './systems.module.css';
import { WebhookCard } from './webhook-card.tsx';
import { WebhookForm } from './webhook-form.tsx';

type Doing =
  | { kind: 'add'; id: string }
  | { kind: 'change'; webhook: Webhook }
  | { kind: 'secret'; name: string; secret: string };

/** The systems that are told of orders, and how another one comes to be. */
export function Webhooks({ webhooks }: { webhooks: readonly Webhook[] }) {
  const all = useDeskMessages().deskSystems;
  const words = all.webhooks;
  const id = useId();
  const [doing, setDoing] = useState<Doing | null>(null);
  const [sentence, setSentence] = useState('');
  const add = useSystemChange('addWebhook');
  const change = useSystemChange('changeWebhook');
  const renew = useSystemChange('renewWebhookSecret');
  const removal = useSystemChange('removeWebhook');
  const renewing = useDialog<Webhook>();
  const removing = useDialog<Webhook>();
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
        {words.title}
      </h3>
      <p className={form.hint}>{words.text}</p>
      <output className={form.status}>{sentence}</output>
      {doing?.kind === 'secret' ? (
        <ShownOnce kind="webhook" name={doing.name} value={doing.secret} onDone={() => close()} />
      ) : doing ? (
        <WebhookForm
          webhook={doing.kind === 'change' ? doing.webhook : null}
          isPending={add.isPending || change.isPending}
          problem={failureSentence(add.error ?? change.error, all.unreached)}
          onBack={() => close()}
          onSave={({ is_active, ...body }) => {
            if (doing.kind === 'change') {
              const params = { webhookId: doing.webhook.id };
              const onSuccess = () => close(words.saved(body.name));
              change.mutate({ params, body: { ...body, is_active } }, { onSuccess });
            } else {
              add.mutate(
                { params: { webhookId: doing.id }, body },
                {
                  onSuccess: ({ data }) =>
                    setDoing({ kind: 'secret', name: body.name, secret: data.secret }),
                },
              );
            }
          }}
        />
      ) : (
        <>
          {webhooks.length === 0 && <p>{words.none}</p>}
          <ul className={css.list}>
            {webhooks.map((webhook) => (
              <WebhookCard
                key={webhook.id}
                webhook={webhook}
                onDone={setSentence}
                onChange={() => open({ kind: 'change', webhook })}
                onRenew={() => {
                  renew.reset();
                  renewing.open(webhook);
                }}
                onRemove={() => {
                  removal.reset();
                  removing.open(webhook);
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
      {renewing.shown && (
        <ConfirmDialog
          title={words.renewTitle(renewing.shown.name)}
          text={words.renewText}
          action={words.renew}
          isPending={renew.isPending}
          error={renew.error}
          onConfirm={() => {
            const { id: webhookId, name } = renewing.shown ?? { id: '', name: '' };
            renew.mutate(
              { params: { webhookId }, body: {} },
              {
                onSuccess: ({ data }) => {
                  renewing.state.onClose();
                  setDoing({ kind: 'secret', name, secret: data.secret });
                },
              },
            );
          }}
          {...renewing.state}
        />
      )}
      {removing.shown && (
        <ConfirmDialog
          title={words.removeTitle(removing.shown.name)}
          text={words.removeText}
          action={words.remove}
          isPending={removal.isPending}
          error={removal.error}
          onConfirm={() => {
            const { id: webhookId, name } = removing.shown ?? { id: '', name: '' };
            removal.mutate(
              { params: { webhookId } },
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
