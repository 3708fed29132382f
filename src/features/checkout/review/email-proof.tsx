import { Button } from '@chakra-ui/react/button';
import { type FormEvent, useState } from 'react';
import { emailProof as words } from '#schemas/messages/en/email-proof.ts';
import { useConfirmEmail, usePendingProof, useRequestEmailCode } from '#src/api/email-proofs.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { focusWhenDrawn } from '#ui/elements/focus-when-drawn.ts';
import { useSecondsUntil } from '#ui/elements/use-seconds-until.ts';
import { useStepHref } from '../frame/checkout-progress.tsx';
import { TextField } from '../frame/text-field.tsx';
import css from './email-proof.module.css';

type EmailProofProps = {
  /** Of the order. */
  email: string;
  /** A user's address is that of the account. */
  isUser: boolean;
  onConfirmed(): void;
};

const fieldId = 'email-code';
const focusField = () => focusWhenDrawn(() => document.getElementById(fieldId));

/**
 * Shows by a code that the address of the order is the customer's, for a coupon that counts once per
 * person (rule R43). Nothing else of the order waits for it.
 */
export function EmailProof({ email, isUser, onConfirmed }: EmailProofProps) {
  const { pending, store } = usePendingProof(email);
  const request = useRequestEmailCode();
  const answer = useConfirmEmail();
  const [typed, setTyped] = useState('');
  const [isMisshapen, setIsMisshapen] = useState(false);
  const [isSentAgain, setIsSentAgain] = useState(false);
  const wait = useSecondsUntil(pending?.resendAt ?? 0);
  const code = typed.replaceAll(/[\s-]/g, '');

  const send = () => {
    if (request.isPending || wait > 0) return;
    const isAgain = pending !== null;
    answer.reset();
    request.mutate(email, {
      onSuccess: (sent) => {
        store(sent);
        setTyped('');
        setIsMisshapen(false);
        setIsSentAgain(isAgain);
        focusField();
      },
    });
  };
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (answer.isPending || !pending) return;
    setIsMisshapen(!/^\d{6}$/.test(code));
    if (!/^\d{6}$/.test(code)) return focusField();
    answer.mutate(
      { request_id: pending.requestId, code },
      {
        onSuccess: () => {
          store(null);
          onConfirmed();
        },
        onError: focusField,
      },
    );
  };
  const requestFailure = failureSentence(request.error, words.unreached);
  const failure = isMisshapen ? words.wrongShape : failureSentence(answer.error, words.unreached);
  if (!pending) {
    return (
      <div className={css.proof}>
        <p>{words.text(email)}</p>
        <p role="alert" className={css.problem}>
          {requestFailure}
        </p>
        <div className={css.actions}>
          <Button variant="outline" aria-disabled={request.isPending} onClick={send}>
            {request.isPending ? words.sending : words.send}
          </Button>
          {!isUser && <OtherAddress />}
        </div>
      </div>
    );
  }
  return (
    <form className={css.proof} noValidate onSubmit={confirm}>
      <p>{words.sentTo(email)}</p>
      <div className={css.answer}>
        <TextField
          id={fieldId}
          label={words.label}
          hint={words.hint}
          error={failure}
          value={typed}
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          maxLength={20}
          onChange={({ target }) => {
            setTyped(target.value);
            setIsMisshapen(false);
            if (answer.error) answer.reset();
          }}
        />
        <Button type="submit" aria-disabled={answer.isPending}>
          {answer.isPending ? words.confirming : words.confirm}
        </Button>
      </div>
      <p role="alert" className={css.problem}>
        {requestFailure}
      </p>
      <div className={css.actions}>
        <Button variant="ghost" aria-disabled={wait > 0 || request.isPending} onClick={send}>
          {wait > 0 ? words.againIn(wait) : words.again}
        </Button>
        {!isUser && <OtherAddress />}
      </div>
      <output className={css.quiet}>{isSentAgain ? words.sentAgain : null}</output>
    </form>
  );
}

function OtherAddress() {
  const stepHref = useStepHref();
  return (
    <a className={css.link} href={`${stepHref.details}#guest-email`}>
      {words.other}
    </a>
  );
}
