import { z } from 'zod';
import { mailboxText } from '../fields/email-text.ts';
import { variableProblem } from '../rules/mails/mail-variables.ts';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { testedMail } from './staff-mails.ts';
import { count, dataOf, failureCode, plainLine, plainText } from './wire.ts';

/**
 * The mails that customers get about an order. `confirmed`: the program accepted what waited;
 * `unanswered`: nobody answered in time; `let_go`: held money that was never taken.
 */
export const orderMailName = z.enum([
  'received',
  'accepted',
  'confirmed',
  'changed',
  'items_changed',
  'ready',
  'ready_dine_in',
  'on_its_way',
  'cancelled',
  'cancelled_by_customer',
  'rejected',
  'unanswered',
  'refunded',
  'let_go',
]);
export type OrderMailName = z.output<typeof orderMailName>;

/** Characters. */
export const mostInLine = 120;
export const mostInText = 2000;

/** Reports what is wrong with the variables of a text. */
const knowsVariables = (text: string, context: z.core.$RefinementCtx<string>) => {
  const message = variableProblem(text);
  if (message !== null) context.addIssue({ code: 'custom', message });
};

const line = plainLine.max(mostInLine, `Write at most ${mostInLine} characters.`);
const paragraphs = plainText.max(mostInText, `Write at most ${mostInText} characters.`);

/** The words of a mail that an owner may change; what it says of the order is the program's. */
export const mailTextsBody = z.object({
  subject: line.min(1, 'Write a subject.').superRefine(knowsVariables),
  /** '': nobody is greeted. */
  greeting: line.superRefine(knowsVariables),
  heading: line.min(1, 'Write a headline.').superRefine(knowsVariables),
  /** Above what the mail says of the order; '': nothing. */
  intro: paragraphs.superRefine(knowsVariables),
  /** Below the bill; '': nothing. */
  closing: paragraphs.superRefine(knowsVariables),
});
export type MailTexts = z.output<typeof mailTextsBody>;

/** As they are stored, so that an older text of the program's own still reads. */
const texts = z.record(mailTextsBody.keyof(), z.string());

const mailTexts = z.object({
  mail: orderMailName,
  texts,
  /** What the program says where an owner says nothing else. */
  defaults: texts,
  revision: count,
});
export type MailTextsOf = z.output<typeof mailTexts>;

const security = ['staff'] as const;
const roles = ['owner'] as const;
const params = z.object({ mail: orderMailName });
const revision = z.object({ 'if-match': z.string().max(40).optional() });

const getMailTexts = endpoint(routes.getMailTexts, {
  summary: 'The words of the mails that customers get about their orders.',
  security,
  roles,
  reply: dataOf(z.array(mailTexts)),
});

const setMailTexts = endpoint(routes.setMailTexts, {
  summary: 'Sets the words of a mail, as it is written from now on. Needs If-Match; stale: 412.',
  security,
  roles,
  params,
  headers: revision,
  body: mailTextsBody,
  reply: dataOf(mailTexts),
  failures: { 412: z.object({ error: z.string(), code: failureCode, data: mailTexts }) },
});

const previewMailTexts = endpoint(routes.previewMailTexts, {
  summary: 'A mail with these words about an order that was made up, as it would be sent.',
  security,
  roles,
  audit: 'none',
  params,
  body: mailTextsBody,
  reply: dataOf(z.object({ subject: z.string(), html: z.string(), text: z.string() })),
});

const testMailTexts = endpoint(routes.testMailTexts, {
  summary: 'Sends the same to the address of whoever asks, and says whether it was taken.',
  security,
  roles,
  params,
  body: mailTextsBody,
  reply: dataOf(testedMail),
});

/** Whom mails are from, as customers see it. */
export const mailSenderBody = z.object({
  /** '': the name of the business. */
  name: plainLine
    .max(60, 'Write at most 60 characters.')
    .regex(/^[^<>"@]*$/, 'Write a name, without < > " and @.'),
  /** Where customers’ answers go; '': to the restaurant that the order is of. */
  reply_to: z.union([z.literal(''), mailboxText()]),
});
export type MailSenderBody = z.output<typeof mailSenderBody>;

const mailSender = z.object({
  name: z.string(),
  reply_to: z.string(),
  /** The name where none is set. */
  default_name: z.string(),
  /** The address, which is the installation's. */
  from: z.string(),
  revision: count,
});
export type MailSender = z.output<typeof mailSender>;

const getMailSender = endpoint(routes.getMailSender, {
  summary: 'Whom mails are from, and where answers go.',
  security,
  roles,
  reply: dataOf(mailSender),
});

const setMailSender = endpoint(routes.setMailSender, {
  summary: 'Sets whom mails are from, from now on. Needs If-Match; stale: 412.',
  security,
  roles,
  headers: revision,
  body: mailSenderBody,
  reply: dataOf(mailSender),
  failures: { 412: z.object({ error: z.string(), code: failureCode, data: mailSender }) },
});

/**
 * `several`: more than one, and then receivers heed none. `unknown`: the name servers did not answer
 * in time. `unasked`: nobody said by which name to look.
 */
const entryState = z.enum(['found', 'missing', 'several', 'unknown', 'unasked']);

const domainEntry = z.object({
  kind: z.enum(['spf', 'dkim', 'dmarc']),
  /** The name of the DNS entry; '' where it is not known. */
  name: z.string(),
  state: entryState,
  /** The entry as it stands in the DNS, at most 500 characters; '' where none was found. */
  value: z.string(),
});
export type DomainEntry = z.output<typeof domainEntry>;

/** The provider's name for its key, a part of the entry's own name. */
export const dkimSelector = z
  .string()
  .trim()
  .toLowerCase()
  .regex(
    /^[a-z0-9](?:[a-z0-9_-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9_-]{0,61}[a-z0-9])?){0,3}$/,
    'Write the selector as the mail provider names it, such as s1.',
  );

const lookUpMailDomain = endpoint(routes.lookUpMailDomain, {
  summary: 'Whether the domain that mails come from has the entries that other servers look for.',
  security,
  roles,
  query: z.object({ selector: dkimSelector.optional() }),
  reply: dataOf(z.object({ domain: z.string(), entries: z.array(domainEntry) })),
});

/** The rows of the contract. */
export const mailTextEndpoints = {
  getMailTexts,
  setMailTexts,
  previewMailTexts,
  testMailTexts,
  getMailSender,
  setMailSender,
  lookUpMailDomain,
};
