import { useEffect, useRef } from 'react';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './account-page.module.css';

type RecoveryCodesProps = { codes: readonly string[]; onDone(): void };

/** Recovery codes, shown this once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const words = useDeskMessages().deskAccounts.secondFactor;
  const heading = useRef<HTMLHeadingElement>(null);
  // They come in place of the form that had the focus.
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {words.codesTitle}
      </h3>
      <p>{words.codesText}</p>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css.actions}>
        <ActionButton onClick={onDone}>{words.codesDone}</ActionButton>
      </div>
    </>
  );
}
