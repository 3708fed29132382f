/** Sentences of mails and messages about customers' accounts; loaded by the server alone. */
export const userMail = {
  code: {
    sign_up: {
      subject: (code: string, place: string) => `${code} is your code for ${place}`,
      heading: 'Your code',
      lead: (place: string) =>
        `Type this code to make your account at ${place}. Where you have one already, it signs you in.`,
    },
    sign_in: {
      subject: (code: string, place: string) => `${code} is your code for ${place}`,
      heading: 'Your code',
      lead: (place: string) =>
        `Type this code to sign in at ${place}. Where you have no account yet, it makes you one.`,
    },
    password: {
      subject: (code: string, place: string) => `${code}: a new password for ${place}`,
      heading: 'Choose a new password',
      lead: (place: string) =>
        `Type this code to choose a new password at ${place}. Where you have no account yet, it makes you one.`,
    },
    own: {
      subject: (code: string, place: string) => `${code} is your code for ${place}`,
      heading: 'Your code',
      lead: (place: string) =>
        `Type this code to show that it is you who changes your account at ${place}.`,
    },
    contact: {
      subject: (code: string, place: string) => `${code} is your code for ${place}`,
      heading: 'Your code',
      lead: (place: string) => `Type this code to use this address for your account at ${place}.`,
    },
    openid: {
      subject: (code: string, place: string) => `${code} is your code for ${place}`,
      heading: 'Your code',
      lead: (place: string) =>
        `Type this code to sign in at ${place} with the account of another site that you chose there. It signs you in from then on.`,
    },
    coupon: {
      subject: (code: string, place: string) => `${code} is your code for ${place}`,
      heading: 'Your code',
      lead: (place: string) =>
        `Type this code at the checkout of ${place} to use an offer that counts once per person.`,
    },
    advice: [
      'It counts for 10 minutes, and once.',
      'You did not ask for it? Then do nothing, and give it to nobody: we never ask for it by phone or mail.',
    ],
    small: (place: string) => `You get this mail because somebody typed this address at ${place}.`,
  },
  welcome: {
    subject: (place: string) => `Welcome to ${place}`,
    heading: 'Your account is ready.',
    lead: (place: string) => `Thank you for making an account at ${place}.`,
    advice: ['Your addresses, favourites and orders are kept there from now on.'],
    button: 'See the menu',
  },
  password_changed: {
    subject: (place: string) => `Your password was changed · ${place}`,
    heading: 'Your password was changed.',
    lead: (place: string) =>
      `The password of your account at ${place} was changed just now, and your other browsers were signed out.`,
    advice: ['It was not you? Then choose another one by “Forgot your password?” at the sign-in.'],
    button: 'Go to the sign-in',
  },
  email_changed: {
    subject: (place: string) => `Your account at ${place} has another address`,
    heading: 'Your account has another address.',
    lead: (place: string) =>
      `Your account at ${place} was given another email address just now. Mails go there from now on.`,
    advice: ['It was not you? Then call the restaurant: somebody else has your account.'],
    button: 'Go to the site',
  },
  passkey_added: {
    subject: (place: string) => `A passkey was added · ${place}`,
    heading: 'A passkey was added.',
    lead: (place: string) =>
      `Somebody, we hope it was you, added a passkey to your account at ${place}. It signs in without a password.`,
    advice: ['It was not you? Then remove it in your profile, and sign all browsers out.'],
    button: 'Go to your profile',
  },
  passkey_blocked: {
    subject: (place: string) => `A passkey was blocked · ${place}`,
    heading: 'One of your passkeys signs in no more.',
    lead: (place: string) =>
      `A copy of one of the passkeys of your account at ${place} seems to have been used, so it was blocked.`,
    advice: ['Sign in by a code, remove it in your profile, and add another one.'],
    button: 'Go to your profile',
  },
  sign_in_connected: {
    subject: (place: string) => `Another way to sign in was connected · ${place}`,
    heading: 'Another way to sign in was connected.',
    lead: (place: string) =>
      `Somebody, we hope it was you, connected an account of another site to your account at ${place}. It signs in without a password.`,
    advice: ['It was not you? Then remove it in your profile, and sign all browsers out.'],
    button: 'Go to your profile',
  },
  guessed: {
    subject: (place: string) => `Wrong passwords for your account · ${place}`,
    heading: 'Somebody guesses your password.',
    lead: (place: string) =>
      `Wrong passwords were typed for your account at ${place}. None of them was right, and further ones have to wait.`,
    advice: ['Was it you? Then sign in by a code, which needs no password and no waiting.'],
    button: 'Sign in by a code',
  },
  deleted: {
    subject: (place: string) => `Your account at ${place} is deleted`,
    heading: 'Your account is deleted.',
    lead: (place: string) =>
      `Your account at ${place} is gone, with your addresses and all that was kept there.`,
    advice: [
      'Reservations that were still to come are cancelled.',
      'What the law asks a restaurant to keep of orders is kept without your name.',
    ],
    button: 'Go to the site',
  },
  small: (place: string) => `You get this mail because of an account at ${place}.`,
  /** The last line lets phones fill the code in at that very site (origin-bound one-time codes). */
  sms: (code: string, place: string, host: string) =>
    `${code} is your code for ${place}. It counts for 10 minutes; give it to nobody.\n\n@${host} #${code}`,
};
