import { useRef, useState } from 'react';
import type { PaymentSettings } from '#schemas/api/staff-payments.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { FieldGroup } from '../../form/fields.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './payments.module.css';

type WebhookAddressProps = {
  settings: Pick<PaymentSettings, 'webhook_url' | 'webhook_events' | 'makes_webhook'>;
};

/**
 * What to set at Stripe, so that it tells us what became of a payment: folded away where the program
 * does it itself.
 */
export function WebhookAddress({ settings }: WebhookAddressProps) {
  const words = useDeskMessages().deskPayments.address;
  if (!settings.makes_webhook) return <AddressAndEvents settings={settings} />;
  return (
    <details className={css.byHand}>
      <summary className={css.summary}>{words.byHand}</summary>
      <AddressAndEvents settings={settings} />
    </details>
  );
}

function AddressAndEvents({
  settings: { webhook_url: url, webhook_events: events },
}: WebhookAddressProps) {
  const words = useDeskMessages().deskPayments.address;
  const field = useRef<HTMLTextAreaElement>(null);
  const [note, setNote] = useState('');
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(url);
      setNote(words.copied);
    } catch {
      // Without https, or where the browser asks first: it is selected, and keys can copy it.
      setNote(words.selected);
    }
  };
  return (
    <FieldGroup legend={words.legend} hint={words.hint}>
      <textarea
        ref={field}
        aria-label={words.label}
        className={css.url}
        readOnly
        rows={2}
        value={url}
        onFocus={({ target }) => target.select()}
      />
      <div className={css.actions}>
        <ActionButton look="outline" onClick={() => void copy()}>
          {words.copy}
        </ActionButton>
        <output>{note}</output>
      </div>
      <p>{words.events}</p>
      <ul className={css.events}>
        {events.map((event) => (
          <li key={event}>{event}</li>
        ))}
      </ul>
    </FieldGroup>
  );
}
