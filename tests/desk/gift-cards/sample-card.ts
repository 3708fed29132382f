import type { StaffGiftCardWithLedger } from '#schemas/api/staff-gift-cards.ts';

export const cardId = '00000003-0000-4000-8000-000000000001';

/** A card of 50.00 that was mailed, and paid an order of 18.40. */
export const cardWith = (
  change: Partial<StaffGiftCardWithLedger> = {},
): StaffGiftCardWithLedger => ({
  id: cardId,
  state: 'active',
  is_expired: false,
  last_four: 'AC34',
  amount: 50,
  balance: 31.6,
  currency: 'AUD',
  expires_on: '2029-11-20',
  design: 'birthday',
  message: 'Eat well.',
  sender_name: 'Ada',
  sender_email: 'ada@example.com',
  recipient_name: 'Grace',
  recipient_email: 'grace@example.com',
  deliver_on: null,
  mailed_at: '2026-11-20T02:00:00.000Z',
  created_at: '2026-11-20T01:00:00.000Z',
  time_zone: 'Australia/Sydney',
  void_reason: '',
  tender: 'card',
  refundable: 31.6,
  entries: [
    {
      id: 1,
      kind: 'issue',
      amount: 50,
      balance: 50,
      order_id: null,
      order_number: null,
      staff_name: null,
      reason: '',
      at: '2026-11-20T01:00:00.000Z',
    },
    {
      id: 2,
      kind: 'debit',
      amount: -18.4,
      balance: 31.6,
      order_id: '00000001-0000-4000-8000-000000000001',
      order_number: '041',
      staff_name: null,
      reason: '',
      at: '2026-11-21T01:00:00.000Z',
    },
  ],
  refunds: [],
  ...change,
});
