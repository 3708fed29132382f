import { useEffect, useRef, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { isLoggedIn } from '#ui/stores/account-store.ts';
import { useAccount } from '#ui/stores/stores.tsx';
import css from './account-page.module.css';
import { useNextPage } from './next-page.ts';

type AccountPageProps = {
  title: string;
  text: string;
  children: ReactNode;
  foot?: ReactNode;
  /** Who is in stays here: the page is about the account that they have just got. */
  isForMembers?: boolean;
};

/** A page on the way into an account; who is in already is led on. */
export function AccountPage({
  title,
  text,
  children,
  foot,
  isForMembers = false,
}: AccountPageProps) {
  const isIn = useAccount(isLoggedIn);
  const { next } = useNextPage();
  const heading = useRef<HTMLHeadingElement>(null);
  // The page that led here is gone, and with it what had the focus.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  if (isIn && !isForMembers) return <Navigate replace to={next} />;
  return (
    <section className={css.page}>
      <div className={css.head}>
        <h1 ref={heading} tabIndex={-1} className={css.heading}>
          {title}
        </h1>
        <p className={css.text}>{text}</p>
      </div>
      {children}
      {foot && <div className={css.foot}>{foot}</div>}
    </section>
  );
}
