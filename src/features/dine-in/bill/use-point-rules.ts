import { toMinor } from '#schemas/money.ts';
import { useLoyalty } from '#src/api/loyalty.ts';
import type { PointRules } from './bill-draft.ts';

/** Rules of the guest's points here; null for a guest without an account, and where none are taken. */
export function usePointRules(): PointRules | null {
  const { programme, account } = useLoyalty().data?.pages[0] ?? {};
  if (!programme || !account || account.balance === 0) return null;
  return {
    balance: account.balance,
    value: toMinor(programme.point_value, programme.currency),
    step: programme.step,
    minimum: programme.minimum,
    maxShare: programme.max_share,
  };
}
