import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { oneTimeCode } from '#schemas/api/one-time-codes.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useConfirmOpenId, usePendingOpenId } from '#src/api/openid-sign-in.ts';
import { AccountField } from '#ui/elements/account-field.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { paths } from '#ui/paths.ts';
import { AccountPage } from '../account-page.tsx';
import css from '../account-page.module.css';
import { useNextPage } from '../next-page.ts';
import { useAccountMessages } from '../use-account-messages.ts';

/** Asks for the code, or the account's password, before a provider's account is connected. */
export function OpenIdConfirm({ requestId }: { requestId: string }) {
  const words = useAccountMessages();
  const { onTheWay } = useNextPage();
  const pending = usePendingOpenId(requestId);
  const { mutate, isPending, error, reset } = useConfirmOpenId();
  const [way, setWay] = useState<'code' | 'password'>('code');
  const { register, handleSubmit, setFocus, formState } = useForm({
    defaultValues: { code: '', password: '' },
  });
  const failure = failureSentence(error, words.unreached) ?? undefined;
  const because = pending?.because ?? 'email_unverified';
  const send = handleSubmit(({ code, password }) => {
    if (isPending) return;
    const proof = way === 'code' ? { code } : { password };
    mutate({ request_id: requestId, ...proof }, { onError: () => setFocus(way) });
  });
  return (
    <AccountPage
      title={words.openId.titles[because]}
      text={
        pending ? words.openId.because[because](pending.provider, pending.email) : words.code.sent
      }
      foot={
        <a className={css.link} href={onTheWay(paths.login)}>
          {words.code.startAgain}
        </a>
      }
    >
      <form className={css.form} noValidate onSubmit={(event) => void send(event)}>
        <input type="email" autoComplete="username" value={pending?.email ?? ''} readOnly hidden />
        {way === 'code' ? (
          <div className={css.code}>
            <AccountField
              key="code"
              label={words.code.label}
              hint={
                pending ? `${words.code.sentTo(pending.email)} ${words.code.hint}` : words.code.hint
              }
              problem={formState.errors.code?.message ?? failure}
              inputMode="numeric"
              maxLength={20}
              autoComplete="one-time-code"
              enterKeyHint="go"
              {...register('code', {
                validate: (it) => oneTimeCode.safeParse(it).success || words.code.wrongShape,
              })}
            />
          </div>
        ) : (
          <AccountField
            key="password"
            label={words.password}
            problem={formState.errors.password?.message ?? failure}
            type="password"
            maxLength={200}
            autoComplete="current-password"
            enterKeyHint="go"
            {...register('password', { validate: (it) => it !== '' || words.passwordMissing })}
          />
        )}
        <div className={css.actions}>
          <ActionButton type="submit" aria-disabled={isPending}>
            {isPending ? words.busy : words.signIn.button}
          </ActionButton>
          {because === 'account_exists' && (
            <button
              type="button"
              className={css.plain}
              onClick={() => {
                reset();
                setWay(way === 'code' ? 'password' : 'code');
              }}
            >
              {way === 'code' ? words.openId.byPassword : words.openId.byCode}
            </button>
          )}
        </div>
      </form>
    </AccountPage>
  );
}
