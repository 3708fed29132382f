/** What a bank says a customer disputes, by Stripe's words for it; any other one is `general`. */
export const disputeReasons = {
  bank_cannot_process: 'The bank could not process the payment.',
  credit_not_processed: 'The customer says that a refund was promised and did not come.',
  customer_initiated: 'The customer asked their bank for the money back.',
  duplicate: 'The customer says that they were charged twice.',
  fraudulent: 'The customer says that they did not make this payment.',
  general: 'The bank gives no closer reason.',
  product_not_received: 'The customer says that they did not get the order.',
  product_unacceptable: 'The customer says that the order was not as it should be.',
  subscription_canceled: 'The customer says that they had cancelled.',
  unrecognized: 'The customer does not recognise the payment.',
} as const;
