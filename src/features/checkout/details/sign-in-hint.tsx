import { useMessages } from '#ui/messages.tsx';
import { useOrderPaths } from '#ui/page/use-order-paths.ts';
import { paths } from '#ui/paths.ts';
import css from './sign-in-hint.module.css';

/** The way to one's account in the middle of a checkout, which keeps the cart and the draft (rule R49). */
export function SignInHint() {
  const { signIn: words } = useMessages().checkout;
  const { checkout } = useOrderPaths();
  const href = `${paths.login}?${new URLSearchParams({ next: checkout })}`;
  return (
    <p className={css.hint}>
      {words.question}{' '}
      <a className={css.link} href={href}>
        {words.link}
      </a>
    </p>
  );
}
