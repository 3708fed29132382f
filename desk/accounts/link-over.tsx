import { useEffect, useRef } from 'react';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { paths } from '#ui/paths.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './account-page.module.css';

/** A link that opens nothing, with the server's sentence why, and where to go on. */
export function LinkOver({ title, sentence }: { title: string; sentence: string }) {
  const { toSignIn } = useDeskMessages().deskAccounts.accept;
  const heading = useRef<HTMLHeadingElement>(null);
  // It may come in place of a form that had the focus.
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className={css.page}>
      <h1 ref={heading} tabIndex={-1} className={css.heading}>
        {title}
      </h1>
      <p className={css.text}>{sentence}</p>
      <div className={css.actions}>
        <ButtonLink href={paths.desk}>{toSignIn}</ButtonLink>
      </div>
    </div>
  );
}
