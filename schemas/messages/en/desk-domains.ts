import type { DomainFinding, StaffDomain } from '../../api/staff-domains.ts';

type State = DomainFinding['state'];

const quoted = (found: readonly string[]) => found.map((text) => `“${text}”`).join(', ');

/** What was found where the text record of a proof should be. */
const dns: Record<State, (found: readonly string[]) => string> = {
  right: () => 'The record is there.',
  different: (found) => `The record says ${quoted(found)} instead.`,
  nothing: () =>
    'There is no such record yet. A new one is seen after some minutes, at some providers after a day.',
  unanswered: () => 'The name servers of the domain did not answer. Try again in a few minutes.',
  no_address: () => 'The domain has no address yet.',
  inside: () => 'The record could not be looked at from here.',
  redirected: () => 'The record could not be looked at from here.',
  insecure: () => 'The record could not be looked at from here.',
};

/** What was found where the file of a proof should be. */
const file: Record<State, (found: readonly string[]) => string> = {
  right: () => 'The file is there.',
  different: (found) => `There is a file that says ${quoted(found)} instead.`,
  nothing: () => 'The site of the domain has no such file.',
  unanswered: () => 'No site answers at the domain.',
  no_address: () => 'The domain leads to no address yet, so there is no file.',
  inside: () => 'The domain leads into a network that cannot be looked at from here.',
  redirected: (found) => `The site leads on to ${quoted(found)}, which is not followed.`,
  insecure: () => 'The site of the domain has no valid certificate, and no file without one.',
};

/** Where visitors of the domain come to. */
const reach: Record<State, (found: readonly string[]) => string> = {
  right: () => 'It leads here: visitors of the domain see your site.',
  different: () => 'It leads to another site, not here.',
  nothing: () => 'It leads to another site, not here.',
  unanswered: () => 'It is proved, and nobody answers there yet.',
  no_address: () => 'It is proved, and leads to no address yet.',
  inside: () => 'Whether it leads here cannot be seen from inside this network.',
  redirected: (found) => `It leads visitors on to ${quoted(found)}.`,
  insecure: () => 'It leads somewhere whose certificate is missing or does not fit.',
};

const states: Record<StaffDomain['state'], string> = {
  given: 'Given with the installation',
  proved: 'Yours',
  pending: 'Waits for its proof',
  expired: 'Was not proved in time',
  taken: 'Belongs to another restaurant here',
};

/** Sentences of the settings page of domains. */
export const deskDomains = {
  title: 'Domains',
  hint: 'Your own address for the site',
  intro: 'Where customers find your site, and the address in links and mails.',
  list: 'Your domains',
  primary: 'Primary',
  states,
  dns,
  file,
  reach,
  ascii: (domain: string) => `In records it is written ${domain}`,
  failing: (when: string) =>
    `Since ${when} it does not lead here. Nothing was switched off; look at its records at your provider.`,
  until: (when: string) => `Prove it until ${when}.`,
  looked: (when: string) => `Looked ${when}`,
  prove: 'Show that the domain is yours, in one of two ways',
  proveText:
    'The first is done where you bought the domain, the second on the site that is there now.',
  byRecord: 'A text record (TXT) in its DNS',
  recordName: 'Name',
  recordValue: 'Value',
  recordHint: (domain: string) =>
    `Some providers add “.${domain}” by themselves: then write only what stands before it.`,
  byFile: 'Or a file on the site that is there now',
  fileAddress: 'Address',
  fileText: 'What is in it',
  check: 'Look now',
  checkOf: (name: string) => `Look now: ${name}`,
  checking: 'Looking… this takes up to ten seconds.',
  proved: (name: string) => `${name} is yours, and your site answers there.`,
  notProved: (name: string) => `${name} is not proved yet.`,
  lookedAgain: (name: string) => `${name} was looked at.`,
  leadHere: 'Lead it here',
  leadHereTo: (target: string) =>
    `At your provider, add a CNAME record for the domain to ${target}. Without www or the like in front, some providers call it ALIAS or ANAME.`,
  leadHereAsk:
    'Ask whoever runs this installation which address the domain has to lead to, and for its certificate.',
  makePrimary: 'Make primary',
  makePrimaryOf: (name: string) => `Make primary: ${name}`,
  confirmPrimary: (name: string) => `Make ${name} primary?`,
  confirmPrimaryText:
    'Links and mails use it from now on, and visitors of your other domains are led to it. The desk stays where you are signed in.',
  unseen: 'All the same',
  confirmUnseen: (name: string) => `${name} does not seem to lead here`,
  madePrimary: (name: string) => `${name} is the primary domain.`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  confirmRemove: (name: string) => `Remove ${name}?`,
  confirmRemoveText:
    'It leads nowhere any more: links, printers and payment services that still use it stop working.',
  removed: (name: string) => `${name} was removed.`,
  here: 'You are using this address now. Open the desk at another one to remove it.',
  add: 'Add a domain',
  addText:
    'A domain that you own, such as orders.example.com. With and without www are two domains: add both.',
  domain: 'Domain',
  adding: 'Adding…',
  added: (name: string) => `${name} was added. Now show that it is yours.`,
  addAgain: 'Add again',
  addAgainOf: (name: string) => `Add again: ${name}`,
  unreached: 'There was no answer. Look whether it was done before you try again.',
  copy: 'Copy',
  copyOf: (what: string) => `Copy: ${what}`,
  copied: 'Copied.',
  selected: 'Selected: copy it by your keys.',
} as const;
