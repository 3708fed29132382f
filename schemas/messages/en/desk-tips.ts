/** Sentences of the desk about a tip that is changed (decision 046). */
export const deskTips = {
  button: 'Change the tip',
  amount: (most: string) => `Tip, up to ${most}`,
  cash: 'It is collected in cash with the rest.',
  held: 'That much is charged when the order is accepted. The bank holds no more, so a higher tip can only be given in cash.',
  tooHigh: (most: string) => `Write an amount from 0 up to ${most}.`,
  confirm: 'Save the tip',
  back: 'Back',
  line: (amount: string) => `Tip: ${amount}.`,
  fixed: {
    charged: 'The card is charged, so the tip can only be refunded.',
    being_charged: 'The card is being charged at this moment, so the tip stands.',
    refunded: 'Money went back already: refund the tip instead.',
    not_paid_yet: 'The customer is still paying.',
    nothing_due: 'No payment is open that it could be added to.',
    several_payments:
      'Items were changed since, and several payments share what is due, so the tip stands.',
    on_tab: 'Whoever pays of the tab adds their own tip.',
    over: '',
  },
} as const;
