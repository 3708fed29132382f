/** Words in place of what the link of a mail has opened until it ended. */
export const linkEnded = {
  title: 'This link has ended',
  text: {
    order:
      'Links of our mails open an order for 90 days. Log in with the account that placed it, or call the restaurant.',
    reservation:
      'Links of our mails open a reservation until 90 days after its day. Log in with the account that booked it, or call the restaurant.',
  },
  logIn: 'Log in',
};
