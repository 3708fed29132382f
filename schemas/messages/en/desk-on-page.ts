/** What of the menu is edited on the page itself. */
export const deskOnPage = {
  title: 'Edit this dish',
  text: 'What you save is on the page at once, and on every open menu.',
  notAllowed:
    'Your account may not change this menu. Ask an owner, or a manager of this restaurant.',
  close: 'Close',
} as const;
