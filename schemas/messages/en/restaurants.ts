/** Choosing a restaurant (specification §2, Restaurant selection dialog). */
export const restaurants = {
  firstTitle: 'Where would you like to order from?',
  firstText: 'Menus, prices and times differ a little from place to place.',
  title: 'Select a Restaurant',
  text: 'Your order will be made there.',
  list: 'Restaurants',
  confirm: 'Confirm Selection',
  close: 'Close',
  loading: 'Looking up our restaurants',
  failed: 'Failed to load restaurants',
  failedText: 'Check your connection and try once more.',
  retry: 'Try Again',
  none: 'No restaurants available',
  noneText: 'We take no orders on this site at the moment. Please look in again later.',
  clearsCart: 'Your cart starts afresh when you change the restaurant.',
};

/** Online orders are off (specification §2, Online-orders-disabled popup). */
export const onlineOrders = {
  title: "We're Unable to Accept Online Orders Right Now",
  text: 'You can still browse the menu and see what we cook. Online ordering opens again as soon as we can take care of your order.',
  close: 'Continue Browsing',
};
