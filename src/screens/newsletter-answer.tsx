import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { newsletter as words } from '#schemas/messages/en/newsletter.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { ApiFailure } from '#ui/api/client.ts';
import { useNewsletterAnswer } from '../api/newsletter.ts';
import { paths } from '#ui/paths.ts';
import { businessName } from '#ui/stores/business-name.ts';
import { useConfig } from '#ui/stores/stores.tsx';
import { EmptyState } from '#ui/elements/empty-state.tsx';

type Answer = 'confirm' | 'leave';

const calls = { confirm: 'confirmNewsletter', leave: 'leaveNewsletter' } as const;

/** The refusals that no second try mends. */
const isOver = (code: string): code is keyof typeof words.over => Object.hasOwn(words.over, code);

/**
 * Where a mail's link leads. Opening it does nothing yet, for mail programs open links by
 * themselves to look at them; the button answers.
 */
export function NewsletterAnswer({ answer }: { answer: Answer }) {
  const business = useConfig(businessName);
  const token = new URLSearchParams(useLocation().search).get('token') ?? '';
  const { mutate, isPending, isSuccess, error } = useNewsletterAnswer(calls[answer], token);
  const { title, text, button, doneTitle, doneText } = words[answer];
  const refusal = error instanceof ApiFailure ? error.code : '';
  const over = token === '' ? 'unknown_link' : isOver(refusal) ? refusal : null;
  const outcome = isSuccess
    ? { title: doneTitle, text: doneText(business) }
    : over
      ? words.over[over]
      : { title, text: text(business) };
  const isAsking = !isSuccess && over === null;
  return (
    <EmptyState
      title={<Outcome isNew={!isAsking}>{outcome.title}</Outcome>}
      text={outcome.text}
      letter={business}
      {...(isAsking && error ? { note: words.failed } : {})}
    >
      {isAsking ? (
        <ActionButton aria-disabled={isPending || undefined} onClick={() => isPending || mutate()}>
          {isPending ? words.sending : button}
        </ActionButton>
      ) : (
        <ButtonLink href={paths.menu}>{words.toMenu}</ButtonLink>
      )}
    </EmptyState>
  );
}

/** The heading; what came of the button is read out, for the button itself is gone. */
function Outcome({ isNew, children }: { isNew: boolean; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasNew = useRef(isNew);
  useLayoutEffect(() => {
    if (isNew && !wasNew.current) heading.current?.focus();
    wasNew.current = isNew;
  }, [isNew]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
