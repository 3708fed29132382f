/** Of an order that nobody did anything about yet. */
export const untouchedOrder = {
  if_unanswered: 'reject' as const,
  reminded_at: null,
  is_not_collected: false,
  may_cancel: false,
  cancel_until: null,
  refunds: [],
  changes: [],
  to_collect: 0,
  tip: 0,
  tip_limit: null,
  tip_fixed: null,
};
