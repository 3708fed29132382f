import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ownDomain } from './own-domain.ts';
import { routes } from './routes.ts';
import { dataOf, instant } from './wire.ts';

/** Where the text file of a proof is, below the domain's own site. */
export const proofFilePath = '/.well-known/servery-verification';

/** What was found in one place; `found` says what is there instead, as far as it can be shown. */
const finding = z.object({
  state: z.enum([
    /** What was looked for. */
    'right',
    /** Something else, which is in `found`. */
    'different',
    /** The place answered that there is nothing. */
    'nothing',
    /** Nobody answered in time. */
    'unanswered',
    /** The name leads to no address. */
    'no_address',
    /** The name leads into a network that is not asked from here. */
    'inside',
    /** It sends visitors to another address, which is in `found`. */
    'redirected',
    /** The certificate does not fit the name, or is over. */
    'insecure',
  ]),
  found: z.array(z.string()),
});
export type DomainFinding = z.output<typeof finding>;

const domainCheck = z.object({
  at: instant,
  /** The record of the proof, and its file. */
  dns: finding,
  file: finding,
  /** Whether visitors of the domain come to this program; null: it was not proved by then. */
  reach: finding.nullable(),
});
export type DomainCheck = z.output<typeof domainCheck>;

const domain = z.object({
  /** As it is stored, in ASCII. */
  domain: z.string(),
  /** As people write it. */
  name: z.string(),
  /** Where its site is. */
  address: z.url(),
  state: z.enum([
    /** By whoever runs the installation. */
    'given',
    'proved',
    'pending',
    /** Pending for too long: it has to be added again. */
    'expired',
    /** Another tenant proved it meanwhile. */
    'taken',
  ]),
  is_primary: z.boolean(),
  /** What proves it; null of one that was given. */
  proof: z
    .object({
      record_name: z.string(),
      record_value: z.string(),
      file_url: z.url(),
      file_text: z.string(),
      /** null: it is proved. */
      expires_at: instant.nullable(),
    })
    .nullable(),
  proved_at: instant.nullable(),
  /** Since when the daily look does not find it as it should be; null: all is well. */
  failing_since: instant.nullable(),
  last_check: domainCheck.nullable(),
});
export type StaffDomain = z.output<typeof domain>;

const security = ['staff'] as const;
const roles = ['owner'] as const;
/** As `domain` of the list; what is no domain is nobody's. */
const params = z.object({ domain: z.string().max(253) });

const listDomains = endpoint(routes.listDomains, {
  summary: 'Where the tenant’s site is, and the domains that it is to have.',
  security,
  roles,
  reply: dataOf(
    z.object({
      /** The primary one first, then by name. */
      domains: z.array(domain),
      /** What the records of an own domain are to point to; null: no name was given for that. */
      target: z.string().nullable(),
    }),
  ),
});

export const newDomain = z.object({ domain: ownDomain });

const addDomain = endpoint(routes.addDomain, {
  summary:
    'Adds a domain that is to be proved; it leads nowhere yet. Again it is the same, for longer.',
  security,
  roles,
  body: newDomain,
  status: 201,
  reply: dataOf(domain),
});

const checkDomain = endpoint(routes.checkDomain, {
  summary: 'Looks for the proof of a domain, which leads to the site once it is found.',
  security,
  roles,
  params,
  reply: dataOf(domain),
});

const makeDomainPrimary = endpoint(routes.makeDomainPrimary, {
  summary: 'Makes a domain the one in links and mails, to which the others lead visitors.',
  security,
  roles,
  confirmation: 'always',
  params,
  body: z.object({
    /** Also where visitors of the domain do not come here yet, as far as can be seen. */
    unseen: z.boolean().default(false),
  }),
  reply: dataOf(domain),
});

const removeDomain = endpoint(routes.removeDomain, {
  summary: 'Takes a domain away, proved or not; it leads nowhere any more.',
  security,
  roles,
  confirmation: 'always',
  params,
  reply: dataOf(z.object({})),
});

/** The rows of the contract. */
export const domainEndpoints = {
  listDomains,
  addDomain,
  checkDomain,
  makeDomainPrimary,
  removeDomain,
};
