/** What one page may run besides our own files: hashes of its inline parts, `sha256-…`. */
export type PageSources = {
  scriptHashes?: readonly string[];
  styleHashes?: readonly string[];
  /** Stripe's script and its frames, where a card is written and the tenant takes it by Stripe. */
  allowsStripe?: boolean;
  /** Where pictures come from, if not from the site; null: nowhere else. */
  picturesUrl?: string | null;
  /** Another backend that the storefront was built for (VITE_API_URL). */
  connectOrigins?: readonly string[];
};

/** Emotion inserts empty style elements and fills them by script; this is the hash of nothing. */
const emptyStyleHash = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/** The colour picker of the editor brings its style sheet as text; a test compares it. */
export const colorPickerStyleHash = 'sha256-I2px+fnpbN4E5+Djrj7aoTIyq9yyREkuVl19f4Sye9A=';

/** What its element asks for (docs.stripe.com/security/guide, Content Security Policy). */
const stripe = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
} as const;

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);

/**
 * The policy of every reply: our own files, and inline parts by hash alone. Style attributes are
 * allowed, for colours and focal points are set by them.
 */
export function contentSecurityPolicy({
  scriptHashes = [],
  styleHashes = [],
  connectOrigins = [],
  picturesUrl = null,
  allowsStripe = false,
}: PageSources = {}): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...quoted(scriptHashes), ...(allowsStripe ? stripe.script : [])],
    'style-src-elem': ["'self'", ...quoted([emptyStyleHash, colorPickerStyleHash, ...styleHashes])],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https:', ...(picturesUrl ? [new URL(picturesUrl).origin] : [])],
    'connect-src': ["'self'", ...connectOrigins, ...(allowsStripe ? stripe.connect : [])],
    // The editor shows a page of the site in a device's width.
    'frame-src': ["'self'", ...(allowsStripe ? stripe.frame : [])],
    'frame-ancestors': ["'self'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
