/** What the screens whose feature is not there yet say, and where to go instead. */
export const soon = {
  dineInMenu:
    'Ordering to your table from here is being set up. Please order with our team for now.',
  dineInCheckout:
    'Ordering to your table from here is being set up. Please order with our team for now.',
  dineInPayment: 'Paying at the table from here is being set up. Please pay with our team for now.',
  dineInConfirmation: 'Orders to a table will be shown here once ordering to your table is set up.',
  dineInDeals: 'There are no deals for the table yet. When there are, you find them here.',
} as const;
