import { lazyPart, type LazyPart } from '#variants/lazy-part.tsx';
import { paths } from '#ui/paths.ts';

/** The pages of accounts before anybody is signed in: most are where a mail leads. */
export const linkPages: readonly { path: string; part: LazyPart<Record<never, never>> }[] = [
  {
    path: paths.deskPage('invitation'),
    part: lazyPart('desk/accounts/invitation-page.tsx', () =>
      import('./invitation-page.tsx').then((it) => it.InvitationPage),
    ),
  },
  {
    path: paths.deskPage('forgotten-password'),
    part: lazyPart('desk/accounts/forgotten-password-page.tsx', () =>
      import('./forgotten-password-page.tsx').then((it) => it.ForgottenPasswordPage),
    ),
  },
  {
    path: paths.deskPage('new-password'),
    part: lazyPart('desk/accounts/new-password-page.tsx', () =>
      import('./new-password-page.tsx').then((it) => it.NewPasswordPage),
    ),
  },
];

/** What comes first where a second factor is required and missing. */
export const neededFactor = lazyPart('desk/accounts/needed-factor-page.tsx', () =>
  import('./needed-factor-page.tsx').then((it) => it.NeededFactorPage),
);
