/** Why a deal is not applied to a cart; the server says it with the cart (rule R36). */
export const dealsLeftOut = {
  delivery_fee: (deal: string, amount: string) =>
    `“${deal}” is left out: with it, delivery would cost ${amount} more.`,
  other_deal: (deal: string) =>
    `“${deal}” is left out: another deal on the same dishes saves you more.`,
  code: (deal: string, amount: string) =>
    `“${deal}” is left out: it does not go together with your code, with which you pay ${amount} less.`,
  minimum: (deal: string, amount: string) => `Add ${amount} more and “${deal}” counts too.`,
  /** Where it is applied to some of the dishes that it could be applied to. */
  partial: {
    delivery_fee: (deal: string, amount: string) =>
      `“${deal}” is not on all of them: with more of it, delivery would cost ${amount} more.`,
    code: (deal: string) =>
      `“${deal}” is not on all of them: with more of it, your code would no longer count.`,
  },
} as const;
