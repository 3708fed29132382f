import { lazyPart, type LazyPart } from '#variants/lazy-part.tsx';
import { paths } from '../../../paths.ts';

/** The pages that mails lead to, before anybody is signed in. */
export const linkPages: readonly { path: string; part: LazyPart<Record<never, never>> }[] = [
  {
    path: paths.deskPage('invitation'),
    part: lazyPart('src/features/desk/accounts/invitation-page.tsx', () =>
      import('./invitation-page.tsx').then((it) => it.InvitationPage),
    ),
  },
];
