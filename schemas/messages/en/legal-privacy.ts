/** Sentences of the privacy page that a business has while it has written none (decision 105). */
export const legalPrivacy = {
  intro: (seller: string) =>
    `${seller} is responsible for what this site stores about you. Here is what that is, what it is for and how long it stays.`,
  stored: {
    heading: 'What we store',
    visit:
      'Before you order: a random number for your browser, and your cart. Without an order or a reservation both are deleted 30 days after your last visit.',
    order:
      'With an order: your name, your phone number and your email address, what you ordered, what you wrote to the kitchen and what you paid.',
    table: 'At a table whose bill is shared: the name that you chose there.',
    uncollected: 'If you did not collect an order that was to be paid in cash: that it was so.',
    blocked: 'If we take no more orders from you on this site: that it is so, and why.',
    delivery: 'If we deliver: the address, and how to get in.',
    card: (service: string) =>
      `Details of your card go from your browser to ${service}, never to us. We store that and how much was paid.`,
    testCards: 'Cards are only tried out on this site: nothing is charged.',
    account:
      'With an account: your name, email address and phone number, your saved addresses and favourites, your password in a form that nobody can read, your passkeys, and in which browsers you are signed in.',
    points: 'The points that you have earned and used.',
    reservation:
      'With a reservation: your name, email address and phone number, the size of your party and what you asked for.',
    giftCard:
      'With a gift card: who gives it and who gets it, with their email addresses, and your greeting.',
    message:
      'Messages that you send us, with our answers: for a year after the last of them. What looks like advertising goes after 30 days.',
    newsletter:
      'Your email address for our newsletter, once you have confirmed it. Each issue has a link to leave, and an address that was never confirmed is deleted after 14 days. If you leave, the address alone is kept, so that nobody puts it back.',
    visits:
      'How often pages and dishes are looked at, and what searches did not find: as numbers, without who it was.',
    network:
      'The network address that you come from, for about a day, so that nobody can guess passwords or overload the site.',
  },
  kept: {
    heading: 'How long it stays',
    orders: 'Orders stay in our books, as tax law requires.',
    giftCards: 'Gift cards stay in our books, as orders do.',
    reservations: 'Past reservations stay in our reservation book.',
    account:
      'You can delete your account on your profile, with effect at once: your name, addresses, sign-ins, favourites and points go, and coming reservations are cancelled. Your orders stay in our books without your name, number and address.',
    backups: 'Backups hold what was deleted for a while longer, until newer ones take their place.',
  },
  browser: {
    heading: 'What stays in your browser',
    noConsent:
      'There is no advertising and no tracking here, by us or by others. All that this site stores in your browser is needed for what you do on it, so we do not ask for your consent.',
    storage:
      'Its storage holds the key to your cart or your sign-in, the restaurant that you chose, and what you typed at the checkout, so that nothing is lost on the way.',
    offline:
      'For when you have no connection it keeps the pages of home and menu as you last read them, with their pictures, and your cart. What you change in the cart meanwhile waits there until it is sent. Signing out deletes the cart that was kept.',
    cookies:
      'Cookies of this site alone hold the restaurant and the language that you chose, an offer that you closed and, once you have signed in, that this browser is yours.',
  },
  others: {
    heading: 'Who else learns of it',
    card: (service: string) =>
      `${service} takes payments by card. What it needs for that is loaded on the page where you pay, and on no other.`,
    addresses: (service: string) =>
      `While you type an address, our server asks ${service} how it goes on. It is not told who you are.`,
    places: (service: string) =>
      `To see whether we deliver to an address, our server asks ${service} where it is. It is not told who you are.`,
    signIn: (services: string) =>
      `If you sign in through ${services}, you are known there, and we get your name and email address from there.`,
    mails: 'A mail service carries our emails to you.',
    mailsAndTexts: 'A mail service and a text message service carry our messages to you.',
    systems:
      'Other systems that we use, such as a till, get orders and reservations from this site.',
    host: 'If another company runs the server of this site for us, it stores all of this on our behalf.',
    nobody: 'Nobody else does.',
  },
  rights: {
    heading: 'Your rights',
    copy: 'With an account you can download all that we store about you, on your profile.',
    ask: 'You can always ask us what we store about you, and have it corrected or deleted.',
    complain: 'You can also complain to the data protection authority where you live.',
  },
};
