import { useEffect, useRef, useState, type FormEvent } from 'react';
import { enNewsletterForm } from '#schemas/messages/en-newsletter-form.ts';
import { ActionButton } from '../../primitives/action-button.tsx';
import styles from './newsletter-form.module.css';
import type { FooterProps } from './props.ts';

type NewsletterFormProps = Pick<FooterProps, 'id' | 'config' | 'newsletter'> & {
  /** Words in the middle, where all of the footer stands on one axis. */
  isCentered?: boolean;
};

/**
 * Sign-up for the newsletter: one field, one button, and what comes next (specification §3 footer).
 */
export function NewsletterForm({ id, config, newsletter, isCentered }: NewsletterFormProps) {
  const words = enNewsletterForm.newsletterForm;
  const [sentTo, setSentTo] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const answer = useRef<HTMLParagraphElement>(null);
  const { state } = newsletter;
  const isSent = state === 'sent';
  useEffect(() => {
    // The button that was pressed is gone.
    if (isSent) answer.current?.focus();
  }, [isSent]);
  if (!config.showNewsletter) return null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The field keeps its own text: it may have been typed before this form came to life.
    const email = field.current?.value.trim() ?? '';
    const isWhole = email !== '' && field.current?.validity.valid === true;
    setIncomplete(!isWhole);
    if (!isWhole) field.current?.focus();
    else if (state !== 'sending') {
      setSentTo(email);
      void newsletter.onSubscribe(email);
    }
  };
  const problem = isIncomplete
    ? words.incomplete
    : state === 'tooMany' || state === 'failed'
      ? words[state]
      : '';
  const noteId = `${id}-newsletter-note`;
  return (
    <section
      className={styles.newsletter}
      data-centered={isCentered || undefined}
      {...(config.newsletterTitle && { 'aria-labelledby': `${id}-newsletter` })}
    >
      {config.newsletterTitle && (
        <h2 className={styles.title} id={`${id}-newsletter`}>
          {config.newsletterTitle}
        </h2>
      )}
      {isSent ? (
        <p className={styles.answer} ref={answer} tabIndex={-1}>
          {words.sent(sentTo)}
        </p>
      ) : (
        <form className={styles.form} onSubmit={submit} noValidate>
          {config.newsletterText && <p className={styles.text}>{config.newsletterText}</p>}
          <label className={styles.label} htmlFor={`${id}-newsletter-email`}>
            {words.email}
          </label>
          <div className={styles.row}>
            <input
              className={styles.input}
              id={`${id}-newsletter-email`}
              ref={field}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="off"
              spellCheck={false}
              maxLength={254}
              required
              aria-invalid={isIncomplete || undefined}
              aria-describedby={noteId}
              onChange={() => setIncomplete(false)}
            />
            <ActionButton type="submit" aria-disabled={state === 'sending' || undefined}>
              {state === 'sending' ? words.sending : words.submit}
            </ActionButton>
          </div>
          <output className={styles.note} id={noteId} data-problem={problem !== '' || undefined}>
            {problem || words.note}
          </output>
        </form>
      )}
    </section>
  );
}
