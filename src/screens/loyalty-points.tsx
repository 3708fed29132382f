import { LoyaltyPointsPage } from '../features/loyalty-points/loyalty-points-page.tsx';

/** /loyalty-points (specification §2): one's points, and how they are earned and used. */
export function LoyaltyPointsScreen() {
  return <LoyaltyPointsPage />;
}
