import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useOpenIdProviders, useStartOpenId } from '#src/api/openid-sign-in.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { paths } from '#ui/paths.ts';
import css from '../account-page.module.css';
import { useNextPage } from '../next-page.ts';
import { useAccountMessages } from '../use-account-messages.ts';

/** The providers by which customers sign in here; nothing where there are none. */
export function ProviderButtons() {
  const words = useAccountMessages();
  const { next } = useNextPage();
  const { data: providers = [] } = useOpenIdProviders();
  const { mutate, isPending, error, variables } = useStartOpenId();
  const failure = isPending ? null : failureSentence(error, words.unreached);
  if (providers.length === 0) return null;
  const start = (providerId: string) => {
    if (isPending) return;
    const asked = { providerId, next: next === paths.profile ? null : next };
    // Back from there, the page is as it was left, or made anew.
    mutate(asked, { onSuccess: (url) => window.location.assign(url) });
  };
  return (
    <div className={css.providers}>
      <p className={css.or}>{words.openId.or}</p>
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
