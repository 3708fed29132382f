import type { DomainEntry, MailTexts, OrderMailName } from '../../api/staff-mail-texts.ts';
import type { MailVariable } from '../../rules/mails/mail-variables.ts';

const mails: Record<OrderMailName, string> = {
  received: 'Order received',
  accepted: 'Accepted by somebody',
  confirmed: 'Accepted by itself',
  changed: 'Another time, or delayed',
  items_changed: 'Dishes changed',
  ready: 'Ready to collect',
  ready_dine_in: 'Ready, at a table',
  on_its_way: 'Out for delivery',
  cancelled: 'Cancelled by you',
  cancelled_by_customer: 'Cancelled by the customer',
  rejected: 'Declined',
  unanswered: 'Not answered in time',
  refunded: 'Money given back',
  let_go: 'Held money let go',
};

const fields: Record<keyof MailTexts, string> = {
  subject: 'Subject',
  greeting: 'Greeting',
  heading: 'Headline',
  intro: 'Opening',
  closing: 'Closing',
};

const variables: Record<MailVariable, string> = {
  customer_name: 'the customer’s name',
  order_number: 'the order’s number',
  restaurant: 'the restaurant',
  business: 'your business',
  phone: 'the restaurant’s phone number',
  address: 'the restaurant’s address',
  time: 'the promised time',
  day: 'the day of it',
  total: 'the total',
};

const states: Record<DomainEntry['state'], string> = {
  found: 'It is there.',
  missing: 'It is missing.',
  several: 'There are several, so mail servers heed none. Keep one.',
  unknown: 'Not known: the name servers did not answer. Try again later.',
  unasked: 'Not looked up: it needs the selector.',
};

/** Sentences of the settings page of the order mails' words, and of whom mails are from. */
export const deskMailTexts = {
  title: 'Words of the mails',
  hint: 'What customers read when an order is received, ready, cancelled',
  intro:
    'Your own words in the mails about orders. The dishes, the bill, the time and what is to be paid always stand there as the order has them.',
  mail: 'Mail',
  mails,
  ofMail: (name: string, isOwn: boolean) => (isOwn ? `${name} (your words)` : name),
  words: 'Your words',
  fields,
  hints: {
    greeting: 'Left empty, nobody is greeted.',
    intro: 'Above what the mail says of the order. Each line is a paragraph.',
    closing: 'Below the bill. A line about something the order does not have is left out.',
  },
  standard: 'Use the standard text',
  standardOf: (field: string) => `${field}: use the standard text`,
  standardIs: (text: string) => `Standard: ${text}`,
  nothing: 'nothing',
  allStandard: 'Put all standard texts back',
  variables: 'Filled in for each order',
  variablesHint: 'Press one to put it where you write.',
  variable: variables,
  saved: 'Saved. Mails say it from now on, those that wait to be sent too.',
  preview: 'Preview',
  previewText: 'An order that was made up, as the mail is sent.',
  previewFrame: (mail: string) => `Preview of the mail: ${mail}`,
  asHtml: 'With colours',
  asText: 'Text alone',
  subject: 'Subject',
  waits: 'The preview follows once what is marked is put right.',
  drawing: 'Drawing the mail…',
  notDrawn: 'The preview did not come: there is no connection.',
  test: 'Send me this mail',
  sender: 'Whom mails are from',
  senderName: 'Name',
  senderNameHint: (name: string) => `Left empty: ${name}.`,
  senderAddress: (address: string) =>
    `The address stays ${address}: the mail server signs for its domain.`,
  answers: 'Answers go to',
  answersHint: 'Left empty: to the restaurant that the order is of.',
  senderSaved: 'Saved. Mails are from it from now on.',
  selector: 'DKIM selector',
  selectorHint: 'The mail provider names it, such as s1. Left empty, DKIM is not looked up.',
  lookUp: 'Look whether they are there',
  looking: 'Looking…',
  notLookedUp: 'Nobody looked: there is no connection.',
  entries: { spf: 'SPF', dkim: 'DKIM', dmarc: 'DMARC' },
  states,
  dmarcWhy: 'DMARC says what becomes of mails that are neither. Large providers ask for it.',
} as const;
