import type { ApiScope } from '../../api/api-scope.ts';
import type { OutboundProblem } from '../../api/outbound-problem.ts';
import type { WebhookDelivery, WebhookOff } from '../../api/staff-webhooks.ts';
import type { WebhookEventType } from '../../api/webhook-events.ts';

const events: Record<WebhookEventType, string> = {
  'order.placed': 'A new order came in',
  'order.changed': 'An order changed: its state, its time or its dishes',
  'order.refunded': 'Money of an order went back',
  'reservation.confirmed': 'A table was booked',
  'reservation.changed': 'A reservation changed: its time, its party, its tables or its details',
  'reservation.seated': 'A party was seated',
  'reservation.cancelled': 'A reservation was cancelled',
  'reservation.no_show': 'A party did not come',
};

const types: Record<WebhookDelivery['type'], string> = {
  'order.placed': 'New order',
  'order.changed': 'Order changed',
  'order.refunded': 'Money back',
  'reservation.confirmed': 'New reservation',
  'reservation.changed': 'Reservation changed',
  'reservation.seated': 'Party seated',
  'reservation.cancelled': 'Reservation cancelled',
  'reservation.no_show': 'No-show',
  test: 'Test',
};

const scopes: Record<ApiScope, string> = {
  'orders:read': 'See orders, with names, phone numbers and addresses',
  'orders:write': 'Accept orders, move them on, promise another time, and call them off',
  'orders:refund': 'Give money back',
  'menu:read': 'See the menu and what is sold out',
  'menu:write': 'Mark dishes as sold out, and bring them back',
  'reservations:read': 'See reservations, with names, phone numbers and notes',
  'reservations:write': 'Make and change reservations, seat parties, and cancel',
};

const problems: Record<OutboundProblem, string> = {
  not_https: 'The address does not begin with https://.',
  inside: 'The address leads inside a network, so it was not called.',
  no_address: 'The name in the address leads nowhere.',
  unanswered: 'Nothing answered there.',
  too_slow: 'It took longer than ten seconds to answer.',
  insecure: 'Its certificate is not valid.',
  redirected: 'It sent us on to another address, which we do not follow.',
  too_large: 'Its answer was too long.',
};

const off: Record<WebhookOff, string> = {
  owner: 'Switched off. It is sent nothing.',
  failing: 'Switched off: nothing arrived there for three days.',
  gone: 'Switched off: it answered that it is gone for good.',
};

/** The page where owners let other systems in. */
export const deskSystems = {
  title: 'Other systems',
  hint: 'A till, a kitchen screen or another program that works with your orders and reservations',
  intro:
    'Programs of others can be told of your orders and reservations, and act on them. Whoever sets one up for you asks for what is on this page.',
  everywhere: 'All restaurants',
  restaurant: 'Restaurant',
  name: 'Name',
  nameHint: 'So that you know it again, such as “Kitchen screen”.',
  nameMissing: 'Give it a name.',
  saving: 'Saving …',
  back: 'Back without saving',
  unreached: 'That did not arrive. Please try again.',
  secret: {
    title: (name: string) => `Copy this for ${name} now`,
    once: 'It is shown this once. Whoever has it can pass for you, so give it to nobody else.',
    webhook: 'Signing secret',
    key: 'Access key',
    done: 'I have copied it',
  },
  webhooks: {
    title: 'Tell another system',
    text: 'We send a message to its address whenever something happens to an order or a reservation.',
    none: 'No other system is told of anything.',
    add: 'Connect a system',
    change: (name: string) => `Change ${name}`,
    save: 'Save',
    url: 'Its address',
    urlHint: 'Its maker gives it to you. It begins with https://',
    urlMissing: 'Write the address.',
    about: 'Tell it when',
    aboutMissing: 'Choose at least one.',
    events,
    isOn: 'Send messages',
    badge: { on: 'On', failing: 'Nothing arrives', off: 'Off' },
    off,
    failing: (since: string) =>
      `Nothing arrives there since ${since}. We try again by ourselves, and write to you if it lasts three days.`,
    fine: (at: string) => `A message arrived there at ${at}.`,
    untried: 'Nothing was sent there yet.',
    waiting: (count: number) =>
      count === 1 ? 'One message waits to be sent.' : `${count} messages wait to be sent.`,
    bothSecrets: (until: string) => `Until ${until} the secret before this one is right, too.`,
    actions: {
      change: 'Change',
      test: 'Send a test',
      log: 'Messages',
      hideLog: 'Hide messages',
      secret: 'New secret',
      remove: 'Disconnect',
    },
    actionOf: (action: string, name: string) => `${action}: ${name}`,
    tested: (name: string) => `A test is on its way to ${name}. See its messages.`,
    renewTitle: (name: string) => `Make a new secret for ${name}?`,
    renewText:
      'The one it has now stays right for a day, so that nothing is missed while it is changed.',
    renew: 'Make a new secret',
    removeTitle: (name: string) => `Disconnect ${name}?`,
    removeText: 'It is told of nothing any more, and its messages are deleted with it.',
    remove: 'Disconnect',
    removed: (name: string) => `${name} was disconnected.`,
    saved: (name: string) => `${name} was saved.`,
  },
  log: {
    title: (name: string) => `Messages to ${name}`,
    none: 'There are no messages of the last 30 days.',
    types,
    order: (number: string) => `Order ${number}`,
    reservation: (number: string) => `Reservation ${number}`,
    states: { waiting: 'Waiting', delivered: 'Arrived', failed: 'Given up' },
    tries: (count: number) => (count === 1 ? 'One try' : `${count} tries`),
    next: (at: string) => `Next try at ${at}`,
    status: (status: number) => `It answered with ${status}.`,
    problems,
    unknown: 'It could not be sent.',
    again: 'Send again',
    againOf: (type: string, at: string) => `Send again: ${type}, ${at}`,
    sent: 'It is sent again now.',
    more: 'Show older ones',
  },
  keys: {
    title: 'Let another system act',
    text: 'With a key a program may do what you choose here, and nothing else.',
    none: 'There are no keys.',
    add: 'Make a key',
    may: 'It may',
    mayMissing: 'Choose at least one.',
    scopes,
    ends: 'It ends',
    terms: { never: 'When I revoke it', month: 'After 30 days', year: 'After a year' },
    madeBy: (name: string, at: string) => `Made by ${name}, ${at}.`,
    used: (at: string) => `Last used: ${at}.`,
    unused: 'Never used.',
    endsAt: (at: string) => `Ends: ${at}.`,
    ended: (at: string) => `It ended: ${at}. It opens nothing any more.`,
    revoke: 'Revoke',
    revokeOf: (name: string) => `Revoke: ${name}`,
    revokeTitle: (name: string) => `Revoke the key of ${name}?`,
    revokeText: 'The program that uses it can do nothing here from now on. This cannot be undone.',
    revoked: (name: string) => `The key of ${name} was revoked.`,
  },
};
