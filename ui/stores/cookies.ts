/** Writes a cookie of the whole site that the server reads too; null removes it. */
export type WriteCookie = (name: string, value: string | null, maxAgeSeconds: number) => void;

export const writeCookie: WriteCookie = (name, value, maxAgeSeconds) => {
  const age = value === null ? 0 : Math.max(0, Math.round(maxAgeSeconds));
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
};

/** Value of a cookie that scripts may read, or null. */
export function readCookie(name: string): string | null {
  for (const pair of document.cookie.split('; ')) {
    const [key, ...rest] = pair.split('=');
    if (key !== name) continue;
    const raw = rest.join('=');
    try {
      return decodeURIComponent(raw);
    } catch {
      return raw;
    }
  }
  return null;
}
