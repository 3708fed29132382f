import { Resolver } from 'node:dns/promises';

/**
 * The text entries of a name in the DNS, each in one piece; none where the name has none.
 * @throws Error where the name servers do not answer in time, or not clearly.
 */
export type LookUpText = (name: string) => Promise<string[]>;

/** Milliseconds; a page waits for the answer. */
const patience = 4000;
/** There is no such name, or it has no entry of this kind. */
const nothing = new Set(['ENOTFOUND', 'ENODATA']);

/**
 * Asks the machine's name servers.
 * @param options.servers others, as `address:port`; `timeoutMs`: for one lookup in all
 */
export const dnsText =
  ({
    servers,
    timeoutMs = patience,
  }: { servers?: readonly string[]; timeoutMs?: number } = {}): LookUpText =>
  async (name) => {
    const resolver = new Resolver({ timeout: timeoutMs, tries: 1 });
    if (servers) resolver.setServers(servers);
    // Several name servers, or an alias to follow, would each have the time of one.
    const limit = setTimeout(() => resolver.cancel(), timeoutMs);
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
    } catch (failure) {
      if (failure instanceof Error && 'code' in failure && nothing.has(String(failure.code))) {
        return [];
      }
      throw failure;
    } finally {
      clearTimeout(limit);
    }
  };
