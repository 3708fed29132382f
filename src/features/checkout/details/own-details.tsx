import { useAccount } from '#ui/stores/stores.tsx';
import { useMessages } from '#ui/messages.tsx';
import { paths } from '#ui/paths.ts';
import css from './saved-addresses.module.css';
import { Section } from './section.tsx';

/** Who a user orders as: what the account says, with the way to change it there. */
export function OwnDetails() {
  const { ownDetails: words } = useMessages();
  const user = useAccount((state) => state.user);
  if (!user) return null;
  return (
    <Section heading={words.heading}>
      <div>
        <p className={css.own}>
          <span>{user.name}</span>
          <span className={css.muted}>{user.email}</span>
          <span className={css.muted}>{user.phone_no}</span>
        </p>
        <a className={css.link} href={paths.profile}>
          {words.change}
        </a>
      </div>
    </Section>
  );
}
