import type { OpenIdProblem } from '../../api/staff-openid.ts';

const problems: Record<OpenIdProblem, string> = {
  not_https: 'The address does not begin with https://.',
  inside: 'The address leads inside a network, so it was not called.',
  no_address: 'The name in the address leads nowhere.',
  unanswered: 'Nothing answered there.',
  too_slow: 'It took longer than ten seconds to answer.',
  insecure: 'Its certificate is not valid.',
  redirected: 'It sent us on to another address, which we do not follow.',
  too_large: 'Its answer was too long.',
  not_openid: 'What answered there is no provider of OpenID Connect.',
  other_issuer:
    'It names itself by another issuer. Copy the issuer exactly as the provider has it.',
  client_refused: 'The provider does not know this client ID with this secret.',
};

/** The page where owners set by which providers customers log in. */
export const deskSignIn = {
  title: 'Customer log-in',
  hint: 'Google, Microsoft or another account with which customers log in',
  intro:
    'Customers can log in with an account that they have elsewhere, at any provider of OpenID Connect. A code by mail and the password work all the same.',
  addresses: 'What the provider needs from you',
  addressesText:
    'Make an app or client for a website at the provider, and register this redirect address there.',
  addressesMany:
    'Make an app or client for a website at the provider, and register all of these redirect addresses there: one for each domain.',
  address: 'Redirect address',
  providers: 'Providers',
  none: 'There are none yet: customers log in with a code, a password or a passkey.',
  add: 'Add a provider',
  change: (name: string) => `Change ${name}`,
  name: 'Name on the button',
  nameHint: (name: string) => `Customers read “Continue with ${name}”.`,
  nameSample: 'Google',
  nameMissing: 'Give it a name.',
  issuer: 'Issuer',
  issuerHint: 'Such as https://accounts.google.com. The provider names it in its documentation.',
  issuerFixed: 'It cannot be changed: another issuer is another provider.',
  issuerMissing: 'Write the issuer.',
  clientId: 'Client ID',
  clientSecret: 'Client secret',
  secretHint: 'It is not shown again.',
  secretStays: 'Leave it empty, and the one that it has stays.',
  missing: 'Copy it from the provider.',
  save: 'Save',
  saving: 'Saving …',
  back: 'Back without saving',
  unreached: 'That did not arrive. Please try again.',
  isOn: 'Customers can log in with it',
  on: 'On',
  off: 'Off',
  customers: (count: number) =>
    count === 0
      ? 'No customer logs in with it yet.'
      : count === 1
        ? 'One customer logs in with it.'
        : `${count} customers log in with it.`,
  actions: { test: 'Test', change: 'Change', remove: 'Remove' },
  actionOf: (action: string, name: string) => `${action}: ${name}`,
  testing: 'Testing …',
  works:
    'It works: the provider answers, and knows client ID and secret. Now log in with it once yourself: only that shows whether the redirect address is registered.',
  problems,
  saved: (name: string) => `${name} was saved.`,
  added: (name: string) => `${name} was added. Test it now.`,
  removed: (name: string) => `${name} was removed.`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText:
    'Customers who log in with it keep their accounts, and log in with a code by mail from then on. Added again, it asks each of them to connect anew.',
} as const;
