/** Codes of failing calls about tabs; failures.ts has all of them. */
export const tabFailures = {
  unknown_tab: {
    status: [404, 422],
    when: 'There is no such tab, or the caller is no guest of it (rule R80).',
  },
  tab_open: {
    status: [409],
    when: 'A tab is open at this table already: join it with its code (rule R82).',
  },
  no_open_tab: { status: [409], when: 'No tab is open at this table: open one (rule R82).' },
  wrong_tab_code: { status: [422], when: 'The code is not that of the tab at this table.' },
  tab_closed: {
    status: [409],
    when: 'The tab is closed: what is ordered late begins a new one (rule R82).',
  },
  tab_unpaid: {
    status: [409],
    when: 'Something on the tab is unpaid, or being paid, so it cannot be closed.',
  },
  tab_changed: {
    status: [409],
    when: 'What is left of the bill is not what the payer saw: an order, another payer, another way to split. `data` is the tab as it is now (rule R83).',
  },
  tab_item_taken: {
    status: [409],
    when: 'Another guest pays for one of these dishes already. `data` is the tab as it is now (rule R83).',
  },
  unknown_tab_payment: {
    status: [404],
    when: 'The tab has no such payment, or it is another guest’s.',
  },
  tab_payment_state: {
    status: [409],
    when: 'The payment is done, or was dropped, so this is not possible any more.',
  },
  unknown_held_card: {
    status: [404],
    when: 'No such card was left on the tab, or it is held no more.',
  },
  held_card_short: {
    status: [409],
    when: 'The cards that were left at the table hold less than is to be paid (rule R84).',
  },
  tab_split_paid: {
    status: [409],
    when: 'One of these orders is paid in part, so it stays on its tab.',
  },
  unknown_table_call: { status: [404], when: 'There is no such call of a table.' },
} as const;
