import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import type { Tab } from '#schemas/api/tabs.ts';
import { tab as sentences } from '#schemas/messages/en/tab.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useChangeTab } from '#ui/api/tabs.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { AccountField } from '#ui/elements/account-field.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { focusWhenDrawn } from '#ui/elements/focus-when-drawn.ts';
import { rememberTab } from './tab-memory.ts';
import css from './tab-view.module.css';

const words = sentences.guests;

/** Who is on the tab, and who of them is choosing; the own name can be changed. */
export function TabGuests({ tab }: { tab: Tab }) {
  const id = useId();
  const isOpen = tab.state === 'open';
  const [isNaming, setNaming] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const own = tab.guests.find((guest) => guest.id === tab.own_guest_id);
  const close = () => {
    setNaming(false);
    focusWhenDrawn(() => change.current);
  };
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {words.heading}
      </h2>
      <ul className={css.list}>
        {tab.guests.map((guest) => (
          <li key={guest.id} className={css.guest}>
            <span className={css.name}>{guest === own ? words.you(guest.name) : guest.name}</span>
            {isOpen && guest.choosing > 0 && (
              <span className={css.quiet}>{words.choosing(guest.choosing)}</span>
            )}
          </li>
        ))}
      </ul>
      {own && isOpen && !isNaming && (
        <button ref={change} type="button" className={css.link} onClick={() => setNaming(true)}>
          {words.change}
        </button>
      )}
      {own && isOpen && isNaming && <NameForm tabId={tab.id} name={own.name} onDone={close} />}
    </section>
  );
}

type NameFormProps = { tabId: string; name: string; onDone(): void };

function NameForm({ tabId, name, onDone }: NameFormProps) {
  const { tenantId } = useStores();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(name);
  const [hasTried, setTried] = useState(false);
  const { mutate, isPending, error } = useChangeTab(tabId);
  const isMissing = typed.trim() === '';
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isPending) return;
    if (isMissing) {
      form.current?.querySelector('input')?.focus();
      return;
    }
    mutate(
      { name: typed.trim() },
      {
        onSuccess: () => {
          rememberTab(tenantId, { name: typed.trim() });
          onDone();
        },
      },
    );
  };
  return (
    <form ref={form} noValidate className={css.form} onSubmit={save}>
      <AccountField
        name="tab-name"
        label={words.name}
        autoComplete="given-name"
        autoCapitalize="words"
        maxLength={40}
        value={typed}
        problem={hasTried && isMissing ? sentences.sitDown.nameMissing : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      {error && (
        <p role="alert" className={css.problem}>
          {failureSentence(error, words.failed)}
        </p>
      )}
      <div className={css.buttons}>
        <ActionButton type="submit" aria-busy={isPending}>
          {words.save}
        </ActionButton>
        <ActionButton look="outline" onClick={onDone}>
          {words.cancel}
        </ActionButton>
      </div>
    </form>
  );
}
