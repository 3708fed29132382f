/** What of the business is edited on the page itself. */
export const deskOnPage = {
  dish: {
    title: 'Edit this dish',
    text: 'What you save is on the page at once, and on every open menu.',
  },
  hours: { text: 'What you save is on the page at once, and the times to order follow it.' },
  restaurant: {
    text: 'What you save is on the page at once.',
    gone: 'This restaurant is not there any more.',
  },
  notAllowed: {
    menu: 'Your account may not change this menu. Ask an owner, or a manager of this restaurant.',
    hours:
      'Your account may not change these opening hours. Ask an owner, or a manager of this restaurant.',
    restaurant:
      'Your account may not change this restaurant. Ask an owner, or a manager of this restaurant.',
  },
  close: 'Close',
} as const;
