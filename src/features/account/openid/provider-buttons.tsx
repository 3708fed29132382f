import { useLocation } from 'react-router-dom';
import { isRecord } from '#schemas/is-record.ts';
import { failureSentence } from '#src/api/failure-sentence.ts';
import { useOpenIdProviders, useStartOpenId } from '#src/api/openid-sign-in.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { paths } from '../../../paths.ts';
import css from '../account-page.module.css';
import { useNextPage } from '../next-page.ts';
import { useAccountMessages } from '../use-account-messages.ts';

/** Why the sign-in failed that led to this page, which its entry of the browser's history keeps. */
const failureOf = (state: unknown): string | null =>
  isRecord(state) && typeof state.failure === 'string' ? state.failure : null;

/** The providers by which customers sign in here, and why the last sign-in by one failed. */
export function ProviderButtons() {
  const words = useAccountMessages();
  const { next } = useNextPage();
  const { state } = useLocation();
  const { data: providers = [] } = useOpenIdProviders();
  const { mutate, isPending, error, variables } = useStartOpenId();
  const failure = isPending ? null : (failureSentence(error, words.unreached) ?? failureOf(state));
  const start = (providerId: string) => {
    if (isPending) return;
    const asked = { providerId, next: next === paths.profile ? null : next };
    // Back from there, the page is as it was left, or made anew.
    mutate(asked, { onSuccess: (url) => window.location.assign(url) });
  };
  return (
    <div className={css.providers}>
      {providers.length > 0 && <p className={css.or}>{words.openId.or}</p>}
      <p role="alert" className={css.problem}>
        {failure}
      </p>
      {providers.map(({ id, name }) => (
        <ActionButton key={id} look="outline" aria-disabled={isPending} onClick={() => start(id)}>
          {isPending && variables.providerId === id
            ? words.openId.leaving(name)
            : words.openId.with(name)}
        </ActionButton>
      ))}
    </div>
  );
}
