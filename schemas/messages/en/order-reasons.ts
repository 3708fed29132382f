/**
 * Why something happened to an order that no person did, or said nothing about. It is stored with
 * the order in English, as staff read it; customers are answered in their own language.
 */
export const orderReasons = {
  unpaid: 'It was not paid in time.',
  replaced: 'Another order took the place of this one.',
  unanswered: 'The restaurant did not answer in time.',
  notReleased: 'Your bank did not release the payment, so the restaurant could not take the order.',
  otherAmount: 'Your bank sent another amount than this order costs. The restaurant looks into it.',
  paidAfterEnd:
    'Your payment arrived after this order had ended. The money goes back to your card.',
  paidTooLate: 'Paid too late.',
  paidAlready: 'The order was paid already.',
  ended: 'The order had ended.',
  byCustomer: 'Cancelled by the customer.',
  notToBePaid: 'This part of the bill was not to be paid any more.',
  costsLess: 'Your order was changed and costs less.',
  refundCameBack:
    'Your bank sent the refund back, so the money is still with the restaurant. They were told; please call them.',
};
