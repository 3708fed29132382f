/** Sentences of the mail that tells owners what somebody did; loaded by the server alone. */
export const ownerNotice = {
  acts: {
    key_made: {
      subject: 'An API key was made',
      lead: (by: string, name: string) =>
        `${by} made the API key “${name}”. Other systems can call the site with it.`,
    },
    owner_invited: {
      subject: 'Somebody was invited as an owner',
      lead: (by: string, email: string) =>
        `${by} invited ${email} as an owner. Owners may do everything, at every restaurant.`,
    },
    owner_made: {
      subject: 'Somebody was made an owner',
      lead: (by: string, name: string) =>
        `${by} made ${name} an owner. Owners may do everything, at every restaurant.`,
    },
    owner_unmade: {
      subject: 'Somebody is no owner any more',
      lead: (by: string, name: string) =>
        `${by} gave ${name} another role. They are no owner any more.`,
    },
    owner_deactivated: {
      subject: 'An owner was deactivated',
      lead: (by: string, name: string) =>
        `${by} deactivated ${name}, an owner. They are signed out and cannot come back in.`,
    },
    owner_reactivated: {
      subject: 'An owner was let back in',
      lead: (by: string, name: string) =>
        `${by} let ${name} back in as an owner. Owners may do everything, at every restaurant.`,
    },
    owner_removed: {
      subject: 'An owner was removed',
      lead: (by: string, name: string) =>
        `${by} removed ${name}, an owner. They are signed out and cannot come back in.`,
    },
    domain_primary: {
      subject: 'The main domain was changed',
      lead: (by: string, domain: string) =>
        `${by} made ${domain} the main domain. Links and mails name it, and the others lead to it.`,
    },
    domain_removed: {
      subject: 'A domain was removed',
      lead: (by: string, domain: string) =>
        `${by} removed ${domain}. It does not lead to the site any more.`,
    },
    payment_keys_set: {
      subject: 'The keys of card payments were set',
      lead: (by: string) =>
        `${by} set the keys of Stripe. Card payments go to the account of those keys.`,
    },
    payment_keys_removed: {
      subject: 'The keys of card payments were removed',
      lead: (by: string) => `${by} removed the keys of Stripe. Nobody can pay by card now.`,
    },
    provider_added: {
      subject: 'A way to sign in was added',
      lead: (by: string, name: string) => `${by} added ${name}, by which customers can sign in.`,
    },
    provider_changed: {
      subject: 'A way to sign in was changed',
      lead: (by: string, name: string) => `${by} changed ${name}, by which customers can sign in.`,
    },
    provider_removed: {
      subject: 'A way to sign in was removed',
      lead: (by: string) => `${by} removed a service by which customers could sign in.`,
    },
    webhook_added: {
      subject: 'A webhook was added',
      lead: (by: string) =>
        `${by} added a webhook. Another system is sent orders or reservations, with the names of customers.`,
    },
    webhook_changed: {
      subject: 'A webhook was changed',
      lead: (by: string) =>
        `${by} changed a webhook, which sends orders or reservations to another system.`,
    },
    webhook_secret_renewed: {
      subject: 'A webhook was given another secret',
      lead: (by: string) => `${by} gave a webhook another secret.`,
    },
    factor_rule_changed: {
      subject: 'The rule about second factors was changed',
      lead: (by: string) => `${by} changed whether everybody needs a second factor to sign in.`,
    },
    factor_reset: {
      subject: 'Somebody’s second factor was turned off',
      lead: (by: string) => `${by} turned the second factor of somebody off.`,
    },
  },
  subject: (act: string, place: string) => `${act} · ${place}`,
  when: (instant: string) => `It happened on ${instant}, and they confirmed that it was them.`,
  advice:
    'You do not know of it? Then ask them. If it was not them, undo it at the desk, change your password, and sign their browsers out under “People”.',
  button: 'Go to the desk',
  small: (place: string) => `All owners of ${place} get this mail.`,
} as const;
