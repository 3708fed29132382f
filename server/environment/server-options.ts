import { availableParallelism } from 'node:os';

/** At most `points` calls of one address, or of one person, within `seconds`. */
export type RateLimit = { points: number; seconds: number };

/**
 * After `free` misses a pause of `firstSeconds`, doubled with every further miss up to
 * `longestSeconds`; what is older than `rememberedSeconds` does not count.
 */
export type PauseRules = {
  free: number;
  firstSeconds: number;
  longestSeconds: number;
  rememberedSeconds: number;
};

/** What the environment decides about the server; env.ts fills it, tests write it by hand. */
export type ServerOptions = {
  /** Replies are then only shaped by the contract; elsewhere they are checked against it. */
  production: boolean;
  /** Seed data, sandbox payment, unmapped hosts served (requirements, Demo). */
  demo: boolean;
  /** People reach it by https: cookies of sessions have names that say so (cookie-name.ts). */
  isServedByTls: boolean;
  /** URI to write to about a hole in the program; null: to each restaurant's own address. */
  securityContact: string | null;
  /** URI by which owners reach the operator; null: they know by themselves. */
  operatorContact: string | null;
  /** Browsers get a service worker; otherwise one that takes itself away. */
  serviceWorker: boolean;
  /** What an operator's calls are proved by; null: there are none. */
  operatorKey: string | null;
  /** Where people reach a host: of tenants that are made (environment/site-origin.ts). */
  originOf: (host: string) => string;
  /** Tenant of a host that no row maps; null answers such a host with 404. */
  fallbackTenantId: number | null;
  /** Origins besides our own whose pages may call the API, such as `https://shop.example`. */
  storefrontOrigins: readonly string[];
  paymentEnvironment: 'test' | 'live';
  /** Address that mails come from; answers go to the restaurant's own. */
  mailFrom: string;
  /** Mails leave the machine; else they stay in a folder. */
  sendsMails: boolean;
  /** Where the pictures of the owner's maps come from; null: a plain background. */
  mapTiles: { url: string; attribution: string } | null;
  /** What the addresses of pictures begin with in pages; null: nothing, they come from the site. */
  picturesUrl: string | null;
  /** So many proxies in front, or their networks, whose X-Forwarded-* are believed. */
  trustProxy: number | string[] | false;
  /**
   * The operator's host, whose subdomains browsers reach by https alone too; null: each host speaks
   * for itself.
   */
  hstsSubdomainsOf: string | null;
  limits: {
    /** Guest numbers can be guessed, so claims are scarce (requirements, Identity). */
    claims: RateLimit;
    /** Every other call that changes something. */
    writes: RateLimit;
    /** Pictures that one person of the staff stores: each may be 15 MB and a second of work. */
    uploads: RateLimit;
    /** Codes that nobody has, and passwords that are not the one (rule R39). */
    guesses: RateLimit;
    /**
     * Wrong passwords of one account, wherever they come from; passwords that are hashed at once,
     * and that wait for it, of known browsers and of others each.
     */
    signIns: { pauses: PauseRules; atOnce: number; mostWaiting: number };
    /** Wrong PINs at one device of the desk, and PINs of others that one person comes upon. */
    pins: PauseRules;
    /** One-time codes of customers (rule R93): how soon another one, and how many. */
    oneTimeCodes: {
      resendSeconds: number;
      /** To one mailbox or phone, by anybody; a browser that is known has as many of its own. */
      toMailbox: RateLimit;
      toPhone: RateLimit;
      /** By one network: mails, and messages that cost money. */
      mailsFrom: RateLimit;
      smsFrom: RateLimit;
      smsOfTenant: RateLimit;
    };
    /** Sign-ins by a provider that one network of a tenant begins; each may ask the provider. */
    openIdSignIns: RateLimit;
    /** Tests of providers by one tenant. */
    openIdTests: RateLimit;
    /** Messages of customers: from one network, by one address, and mailed on to one tenant. */
    contact: { from: RateLimit; by: RateLimit; mailedTo: RateLimit };
    /** Sign-ups for newsletters by one address of the network. */
    signUps: RateLimit;
    /** Mails that strangers can have sent to one mailbox. */
    mailsTo: RateLimit;
    /** Mails that staff have sent to people: to one mailbox, and by one tenant. */
    staffMails: { to: RateLimit; by: RateLimit };
    /** Looks at domains, each of which asks strangers' machines, by one tenant. */
    domainChecks: RateLimit;
    /** Orders whose mails go to one address of a tenant's customers, and come from one network. */
    ordersMailedTo: RateLimit;
    ordersMailedFrom: RateLimit;
    /** Reads of one address of the network, of an instance each; costly ones count for more. */
    reads: RateLimit;
    /** What open pages of one network send to be counted, of an instance each. */
    visitSteps: RateLimit;
    /** Calls by one key, of an instance each. */
    keyCalls: RateLimit;
    /** Suggestions of addresses, of an instance each: to one network of a tenant, and to a tenant. */
    suggestions: { ofNetwork: RateLimit; ofTenant: RateLimit };
    /** Connections that one instance keeps open at once. */
    connections: { ofNetwork: number; inAll: number };
    /** A body that brings fewer bytes a second, over so many seconds, is cut off. */
    slowBodies: { leastBytesPerSecond: number; seconds: number };
    /** Event streams that one instance keeps open at once. */
    streams: { ofOrder: number; ofNetwork: number; inAll: number };
    /** The same of open pages that are notified of a publish; others ask every few seconds. */
    configStreams: { ofNetwork: number; inAll: number };
  };
};

/** A family follows an order on all its screens; a stream takes some 20 kB. */
const streams = { ofOrder: 8, ofNetwork: 200, inAll: 2000 };
/** A full dining room reads the menu by one address. */
const configStreams = { ofNetwork: 400, inAll: 4000 };

/**
 * About a hundred guesses a day at most, and a typing error or two cost nothing. A hash takes a core
 * for some 30 ms: half of the cores are left to the customers.
 */
const signIns = {
  pauses: {
    free: 5,
    firstSeconds: 60,
    longestSeconds: 15 * 60,
    rememberedSeconds: 24 * 60 * 60,
  },
  atOnce: Math.max(1, Math.floor(availableParallelism() / 4)),
  mostWaiting: 30,
};

/**
 * A right PIN does not clear them: who has one of their own could try those of others between two
 * of it. About twenty guesses an hour are left (decisions/038).
 */
const pins = { free: 8, firstSeconds: 15, longestSeconds: 15 * 60, rememberedSeconds: 60 * 60 };

/**
 * Five tries of each: strangers who ask for codes of one account all day have 40 guesses of a million.
 * A dining room signs up by one network.
 */
const oneTimeCodes = {
  resendSeconds: 60,
  toMailbox: { points: 8, seconds: 24 * 60 * 60 },
  toPhone: { points: 5, seconds: 24 * 60 * 60 },
  mailsFrom: { points: 60, seconds: 60 * 60 },
  smsFrom: { points: 10, seconds: 60 * 60 },
  smsOfTenant: { points: 500, seconds: 24 * 60 * 60 },
};

/** A kitchen that opens invites fifty in an evening; nobody is mailed more than a few times a day. */
const staffMails = {
  to: { points: 5, seconds: 24 * 60 * 60 },
  by: { points: 60, seconds: 60 * 60 },
};

/** A dining room writes by one network; nobody means ten messages in a day. */
const contact = {
  from: { points: 20, seconds: 60 * 60 },
  by: { points: 10, seconds: 24 * 60 * 60 },
  mailedTo: { points: 120, seconds: 60 * 60 },
};

/** Somebody presses the button while they wait for their name server. */
const domainChecks = { points: 30, seconds: 10 * 60 };
/** Who types an address asks some ten times; a dining room does so by one network. A maps service bills. */
const suggestions = {
  ofNetwork: { points: 300, seconds: 60 },
  ofTenant: { points: 3000, seconds: 60 },
};

/** A dining room signs in by one network. */
const openIdSignIns = { points: 120, seconds: 60 * 60 };
/** Somebody corrects a secret and tries again. */
const openIdTests = { points: 30, seconds: 10 * 60 };

/** A browser opens six to a host, and a hundred phones have room for more. */
const connections = { ofNetwork: 1000, inAll: 8000 };
/** A photo from a phone with a poor connection comes at twenty times that. */
const slowBodies = { leastBytesPerSecond: 1000, seconds: 30 };

/** So generous that a full dining room behind one address never meets them. */
export const defaultLimits: ServerOptions['limits'] = {
  claims: { points: 300, seconds: 60 * 60 },
  writes: { points: 1200, seconds: 60 },
  // A picture every six seconds, longer than anybody chooses them one by one.
  uploads: { points: 100, seconds: 10 * 60 },
  guesses: { points: 30, seconds: 10 * 60 },
  signIns,
  pins,
  signUps: { points: 30, seconds: 60 * 60 },
  contact,
  oneTimeCodes,
  openIdSignIns,
  openIdTests,
  mailsTo: { points: 3, seconds: 24 * 60 * 60 },
  staffMails,
  domainChecks,
  // An office that orders for everybody by one address; a dining room that orders by one network.
  ordersMailedTo: { points: 20, seconds: 24 * 60 * 60 },
  ordersMailedFrom: { points: 200, seconds: 60 * 60 },
  // A hundred phones that load a page each and look up two addresses, in 20 seconds.
  reads: { points: 5000, seconds: 20 },
  // Ten a second: a kitchen's screen asks every few seconds, and is told of changes by webhooks.
  keyCalls: { points: 600, seconds: 60 },
  // A full dining room, of which each page sends something every ten seconds.
  visitSteps: { points: 600, seconds: 60 },
  suggestions,
  connections,
  slowBodies,
  streams,
  configStreams,
};

/** In the demo everybody comes from this machine, browser tests too. */
export const demoLimits: ServerOptions['limits'] = {
  claims: { points: 5000, seconds: 60 * 60 },
  writes: { points: 5000, seconds: 60 },
  uploads: { points: 1000, seconds: 10 * 60 },
  guesses: { points: 300, seconds: 10 * 60 },
  signIns,
  pins,
  signUps: { points: 5000, seconds: 60 * 60 },
  contact: { ...contact, from: { points: 5000, seconds: 60 * 60 } },
  oneTimeCodes: { ...oneTimeCodes, mailsFrom: { points: 5000, seconds: 60 * 60 } },
  openIdSignIns: { points: 5000, seconds: 60 * 60 },
  openIdTests,
  mailsTo: defaultLimits.mailsTo,
  staffMails,
  domainChecks,
  ordersMailedTo: { points: 1000, seconds: 24 * 60 * 60 },
  ordersMailedFrom: { points: 1000, seconds: 60 * 60 },
  reads: { points: 200_000, seconds: 20 },
  keyCalls: { points: 600, seconds: 60 },
  visitSteps: { points: 5000, seconds: 60 },
  suggestions: {
    ofNetwork: { points: 5000, seconds: 60 },
    ofTenant: { points: 5000, seconds: 60 },
  },
  connections: { ...connections, ofNetwork: connections.inAll },
  slowBodies,
  streams: { ...streams, ofNetwork: streams.inAll },
  configStreams: { ...configStreams, ofNetwork: configStreams.inAll },
};
