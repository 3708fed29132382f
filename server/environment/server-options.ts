/** At most `points` calls of one address, or of one person, within `seconds`. */
export type RateLimit = { points: number; seconds: number };

/** What the environment decides about the server; env.ts fills it, tests write it by hand. */
export type ServerOptions = {
  /** Replies are then only shaped by the contract; elsewhere they are checked against it. */
  production: boolean;
  /** Seed data, sandbox payment, unmapped hosts served (requirements, Demo). */
  demo: boolean;
  /** Tenant of a host that no row maps; null answers such a host with 404. */
  fallbackTenantId: number | null;
  /** Origins besides our own whose pages may call the API, such as `https://shop.example`. */
  storefrontOrigins: readonly string[];
  paymentEnvironment: 'test' | 'live';
  /** Address that mails come from; answers go to the restaurant's own. */
  mailFrom: string;
  /** So many proxies in front, or their networks, whose X-Forwarded-* are believed. */
  trustProxy: number | string[] | false;
  limits: {
    /** Guest numbers can be guessed, so claims are scarce (requirements, Identity). */
    claims: RateLimit;
    /** Every other call that changes something. */
    writes: RateLimit;
    /** Pictures that one person of the staff stores: each may be 15 MB and a second of work. */
    uploads: RateLimit;
    /** Codes that nobody has, and passwords that are not the one (rule R39). */
    guesses: RateLimit;
    /** Sign-ups for newsletters by one address of the network. */
    signUps: RateLimit;
    /** Mails that strangers can have sent to one mailbox. */
    mailsTo: RateLimit;
    /** Event streams that one instance keeps open at once. */
    streams: { ofOrder: number; ofNetwork: number; inAll: number };
    /** The same of open pages that hear of a publish; others ask every few seconds. */
    configStreams: { ofNetwork: number; inAll: number };
  };
};

/** A family follows an order on all its screens; a stream takes some 20 kB. */
const streams = { ofOrder: 8, ofNetwork: 200, inAll: 2000 };
/** A full dining room reads the menu by one address. */
const configStreams = { ofNetwork: 400, inAll: 4000 };

/** So generous that a full dining room behind one address never meets them. */
export const defaultLimits: ServerOptions['limits'] = {
  claims: { points: 300, seconds: 60 * 60 },
  writes: { points: 600, seconds: 60 },
  // A picture every six seconds, longer than anybody chooses them one by one.
  uploads: { points: 100, seconds: 10 * 60 },
  guesses: { points: 30, seconds: 10 * 60 },
  signUps: { points: 30, seconds: 60 * 60 },
  mailsTo: { points: 3, seconds: 24 * 60 * 60 },
  streams,
  configStreams,
};

/** In the demo everybody comes from this machine, browser tests too. */
export const demoLimits: ServerOptions['limits'] = {
  claims: { points: 5000, seconds: 60 * 60 },
  writes: { points: 5000, seconds: 60 },
  uploads: { points: 1000, seconds: 10 * 60 },
  guesses: { points: 300, seconds: 10 * 60 },
  signUps: { points: 5000, seconds: 60 * 60 },
  mailsTo: defaultLimits.mailsTo,
  streams: { ...streams, ofNetwork: streams.inAll },
  configStreams: { ...configStreams, ofNetwork: configStreams.inAll },
};
