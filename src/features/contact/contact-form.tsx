import { useEffect, useId, useMemo, useRef, useState, type FormEvent } from 'react';
import {
  contactSubject,
  contactSubjects,
  longestContactMessage,
} from '#schemas/api/contact-messages.ts';
import { contact } from '#schemas/messages/en/contact.ts';
import { useContactForm, useSendContactMessage } from '#src/api/contact.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useIsHydrated } from '#ui/page/hydration/use-is-hydrated.ts';
import { paths } from '#ui/paths.ts';
import type { User } from '#ui/stores/account-store.ts';
import { safeStorage, tabStorage } from '#ui/stores/safe-storage.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { AccountField } from '#ui/elements/account-field.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import type { Place } from '#variants/sections/hours/props.ts';
import {
  blankDraft,
  bodyOf,
  forgetDraft,
  keyOf,
  namesOrder,
  readDraft,
  writeDraft,
  type ContactDraft,
  type ContactField,
} from './contact-draft.ts';
import css from './contact.module.css';
import { SelectField, TextAreaField } from './fields.tsx';

const words = contact.form;

/** From here on it is said how many characters are left. */
const fewLeft = 300;

type ContactFormProps = {
  places: readonly Pick<Place, 'id' | 'name'>[];
  /** @param email where the answer goes */
  onSent(email: string): void;
};

/** A message to the business; what is written stays in this tab until it is sent. */
export function ContactForm({ places, onSent }: ContactFormProps) {
  const { tenantId, account } = useStores();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const website = useRef<HTMLInputElement>(null);
  const isHydrated = useIsHydrated();
  // What only the browser knows comes after the page that the server drew.
  const begun = useMemo(
    () => (isHydrated ? beginDraft(account.getState().user, tenantId) : blankDraft),
    [isHydrated, account, tenantId],
  );
  const [typed, setTyped] = useState<ContactDraft | null>(null);
  const draft = typed ?? begun;
  const [wrong, setWrong] = useState<readonly ContactField[]>([]);
  const { mutate, isPending, error, reset } = useSendContactMessage();
  useContactForm();
  useEffect(() => {
    if (wrong.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [wrong]);

  const change = (to: Partial<ContactDraft>) => {
    const next = { ...draft, ...to };
    setTyped(next);
    writeDraft(safeStorage(tabStorage()), tenantId, next);
    if (error) reset();
  };
  const field = (name: Exclude<ContactField, 'subject'>, problem: string) => ({
    name,
    value: draft[name],
    problem: wrong.includes(name) ? problem : undefined,
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const read = bodyOf(draft, website.current?.value ?? '');
    setWrong('wrong' in read ? read.wrong : []);
    if ('wrong' in read) return;
    const storage = safeStorage(tabStorage());
    mutate(
      { key: keyOf(storage, tenantId, read.body), body: read.body },
      {
        onSuccess: () => {
          forgetDraft(storage, tenantId);
          onSent(read.body.email);
        },
      },
    );
  };
  const left = longestContactMessage - draft.message.length;
  return (
    <form ref={form} className={css.form} noValidate onSubmit={send}>
      <AccountField
        label={words.name}
        autoComplete="name"
        autoCapitalize="words"
        maxLength={80}
        required
        {...field('name', words.nameProblem)}
      />
      <AccountField
        label={words.email}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="email"
        maxLength={254}
        required
        {...field('email', words.emailProblem)}
      />
      <AccountField
        label={words.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        {...field('phone', words.phoneProblem)}
      />
      {places.length > 1 && (
        <SelectField label={words.restaurant} {...field('restaurantId', words.restaurant)}>
          <option value="">{words.anyRestaurant}</option>
          {places.map((place) => (
            <option key={place.id} value={place.id}>
              {place.name}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        label={words.subject}
        name="subject"
        value={draft.subject}
        onChange={({ target }) => change({ subject: contactSubject.parse(target.value) })}
      >
        {contactSubjects.map((subject) => (
          <option key={subject} value={subject}>
            {words.subjects[subject]}
          </option>
        ))}
      </SelectField>
      {namesOrder(draft) && (
        <AccountField
          label={words.orderNumber}
          hint={words.orderNumberHint}
          autoComplete="off"
          maxLength={20}
          {...field('orderNumber', words.orderNumberProblem)}
        />
      )}
      <TextAreaField
        label={words.message}
        rows={7}
        required
        hint={left < fewLeft && left >= 0 ? words.left(left) : undefined}
        {...field('message', left < 0 ? words.messageLong : words.messageProblem)}
      />
      {/* Programs fill in every field; nobody sees this one, reaches it or hears of it. */}
      <div className={css.trap} inert aria-hidden="true">
        <label htmlFor={`${id}-website`}>{words.website}</label>
        <input
          ref={website}
          id={`${id}-website`}
          name="website"
          type="text"
          tabIndex={-1}
          autoComplete="off"
        />
      </div>
      <p id={`${id}-problem`} role="alert" className={css.problem}>
        {failureSentence(error, words.unreached)}
      </p>
      <ActionButton type="submit" aria-disabled={isPending} aria-describedby={`${id}-problem`}>
        {isPending ? words.sending : words.send}
      </ActionButton>
      <p className={css.note}>
        {words.retention} <a href={paths.privacy}>{words.privacy}</a>
      </p>
    </form>
  );
}

/** What this tab was writing, or else what is known of whoever is signed in. */
function beginDraft(user: User | null, tenantId: number): ContactDraft {
  const stored = readDraft(safeStorage(tabStorage()), tenantId);
  if (stored) return stored;
  const known = user && { name: user.name, email: user.email, phone: user.phone_no };
  return { ...blankDraft, ...known };
}
