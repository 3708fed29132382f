import { Resolver } from 'node:dns/promises';

/** What a name server says: values, nothing under the name, or no answer. */
export type LookedUp<T> =
  | { kind: 'found'; values: T[] }
  | { kind: 'nothing' }
  | { kind: 'unanswered' };

export type LookUp = {
  /** The text records of a name, each whole. */
  texts(name: string): Promise<LookedUp<string>>;
  /** IPv4 and IPv6 addresses. */
  addresses(name: string): Promise<LookedUp<string>>;
};

type LookUpOptions = {
  /** Name servers, such as `127.0.0.1:5353`; those of the machine where none are given. */
  servers?: readonly string[];
  /** Of one question, in ms. */
  timeoutMs: number;
};

const nothing = new Set(['ENOTFOUND', 'ENODATA', 'ENONAME']);

/** Asks name servers themselves: the machine's own list of hosts is not what the world sees. */
export function createLookUp({ servers, timeoutMs }: LookUpOptions): LookUp {
  const ask = async <T>(question: (resolver: Resolver) => Promise<T[]>): Promise<LookedUp<T>> => {
    const resolver = new Resolver({ timeout: timeoutMs, tries: 2 });
    if (servers) resolver.setServers(servers);
    // The second try waits longer than the first, so the whole has an end of its own.
    const timer = setTimeout(() => resolver.cancel(), 2 * timeoutMs);
    try {
      return { kind: 'found', values: await question(resolver) };
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      return { kind: nothing.has(code) ? 'nothing' : 'unanswered' };
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    texts: (name) =>
      ask(async (resolver) => (await resolver.resolveTxt(name)).map((parts) => parts.join(''))),
    async addresses(name) {
      const answers = await Promise.all([
        ask((resolver) => resolver.resolve4(name)),
        ask((resolver) => resolver.resolve6(name)),
      ]);
      const values = answers.flatMap((answer) => (answer.kind === 'found' ? answer.values : []));
      if (values.length > 0) return { kind: 'found', values };
      const isAnswered = answers.some(({ kind }) => kind === 'nothing');
      return { kind: isAnswered ? 'nothing' : 'unanswered' };
    },
  };
}
