import { isbot } from 'isbot';

/** What is known of whoever asks for a page. */
type Visitor = {
  /** What the browser calls itself. */
  userAgent: string;
  /** Signed in at the desk or in the editor. */
  isStaff: boolean;
  /** By Global Privacy Control and by Do Not Track: '1' asks not to be tracked. */
  headers: Readonly<Record<string, unknown>>;
};

/**
 * Whether somebody counts in the statistics: neither a machine, by what it calls itself, nor the
 * restaurant's own people, nor who asks not to be tracked, though nobody is.
 */
export const isCounted = ({ userAgent, isStaff, headers }: Visitor): boolean =>
  userAgent !== '' &&
  !isStaff &&
  headers['sec-gpc'] !== '1' &&
  headers['dnt'] !== '1' &&
  !isbot(userAgent);
