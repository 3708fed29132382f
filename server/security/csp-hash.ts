import { createHash } from 'node:crypto';

/** Hash of an inline script or style, as a Content-Security-Policy names it. */
export function cspHash(text: string): string {
  return `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;
}
