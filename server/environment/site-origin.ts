import type { Env } from './env.ts';

/**
 * Where people reach a host: as PUBLIC_URL is reached, by its scheme and port; without it by https,
 * and on this machine by the port that the program listens on.
 */
export function siteOrigin({ publicUrl, port }: Pick<Env, 'publicUrl' | 'port'>, host: string) {
  if (publicUrl !== undefined) {
    const { protocol, port: publicPort } = new URL(publicUrl);
    return `${protocol}//${host}${publicPort === '' ? '' : `:${publicPort}`}`;
  }
  const isHere = host === 'localhost' || host.endsWith('.localhost');
  return isHere ? `http://${host}:${port}` : `https://${host}`;
}
