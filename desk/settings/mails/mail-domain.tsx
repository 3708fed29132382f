import { useId, useRef, useState } from 'react';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import form from '../../form/form.module.css';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { DomainCheck } from './domain-check.tsx';
import css from './mails.module.css';

/** The entries by which other mail servers believe the domain that mails come from. */
export function MailDomain({ from }: { from: string }) {
  const words = useDeskMessages().deskMails;
  const id = useId();
  const domain = from.split('@').at(-1) ?? from;
  return (
    <section className={form.group} aria-labelledby={id}>
      <h3 id={id} className={form.legend}>
        {words.domain(domain)}
      </h3>
      <p className={form.hint}>{words.domainText}</p>
      <Entry what={words.spf} name={domain} value="v=spf1 include:YOUR-MAIL-PROVIDER ~all" />
      <Entry
        what={words.dkim}
        name={`SELECTOR._domainkey.${domain}`}
        value="v=DKIM1; k=rsa; p=PUBLIC-KEY"
      />
      <DomainCheck />
    </section>
  );
}

type EntryProps = { what: string; name: string; value: string };

function Entry({ what, name, value }: EntryProps) {
  const words = useDeskMessages().deskMails;
  const field = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState('');
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(value);
      setNote(words.copied);
    } catch {
      // Without https, or where the browser asks first: it is selected, and keys can copy it.
      setNote(words.selected);
    }
  };
  return (
    <div className={css.entry}>
      <p className={form.label}>{what}</p>
      <p className={css.record}>
        {words.name}: <code>{name}</code>
      </p>
      <div className={form.line}>
        <input
          ref={field}
          className={form.input}
          aria-label={`${words.value} · ${what}`}
          readOnly
          value={value}
          onFocus={({ target }) => target.select()}
        />
        <ActionButton look="outline" aria-label={words.copyOf(what)} onClick={() => void copy()}>
          {words.copy}
        </ActionButton>
      </div>
      <output className={form.hint}>{note}</output>
    </div>
  );
}
