import { useState } from 'react';
import { useRegisterWalletDomains, useWalletDomains } from '#desk/api/staff-payments.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './payments.module.css';

/** The site's domains as Stripe knows them, and a button that registers what is missing. */
export function WalletDomainList() {
  const words = useDeskMessages().deskPayments.wallets;
  const { data, isError } = useWalletDomains();
  const { mutate, isPending, isError: hasFailed } = useRegisterWalletDomains();
  const [done, setDone] = useState('');
  const register = () => {
    if (isPending) return;
    setDone('');
    mutate(undefined, { onSuccess: () => setDone(words.registered) });
  };
  const note = isPending ? words.loading : hasFailed ? words.failed : done;
  const isEmpty = data?.is_allowed && data.domains.length === 0;
  return (
    <>
      {!data && <p>{isError ? words.failed : words.loading}</p>}
      {data && !data.is_allowed && <p className={css.problem}>{words.forbidden}</p>}
      {isEmpty && <p>{words.none}</p>}
      {data && data.domains.length > 0 && (
        <>
          <p>{words.domains}</p>
          <ul className={css.domains}>
            {data.domains.map(({ host, apple_pay, google_pay, problem }) => (
              <li key={host}>
                <strong>{host}</strong>
                <span>
                  {words.applePay}: {words.status[apple_pay]} · {words.googlePay}:{' '}
                  {words.status[google_pay]}
                </span>
                {problem !== null && <span>{words.says(problem)}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      {!isEmpty && (
        <div className={css.actions}>
          <ActionButton look="outline" aria-disabled={isPending} onClick={register}>
            {words.register}
          </ActionButton>
          <output>{note}</output>
        </div>
      )}
    </>
  );
}
