/** Sentences of a user’s checkout: who orders. */
export const ownDetails = {
  heading: 'Ordering as',
  change: 'Change it in your profile',
  missing: 'We keep it in your account, so that you are asked once.',
  unsaved: 'We could not save it. Check your connection and try again.',
} as const;

/** Where to, among the addresses of the account. */
export const savedAddresses = {
  loading: 'Loading your addresses',
  another: 'Another address',
  save: 'Save this address',
  saving: 'Saving…',
  saved: 'Your address is saved.',
  failed: 'Your saved addresses did not load.',
  again: 'Try again',
  unreached: 'We could not save it. Check your connection and try again.',
} as const;
