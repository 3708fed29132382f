import { Navigate } from 'react-router-dom';
import { ProfilePage } from '../features/account/profile/profile-page.tsx';
import { paths } from '#ui/paths.ts';
import { isLoggedIn } from '#ui/stores/account-store.ts';
import { useAccount } from '#ui/stores/stores.tsx';

/** /profile (specification §2); who is not signed in does so first, and comes back. */
export function ProfileScreen() {
  const isIn = useAccount(isLoggedIn);
  if (isIn) return <ProfilePage />;
  return <Navigate replace to={`${paths.login}?${new URLSearchParams({ next: paths.profile })}`} />;
}
