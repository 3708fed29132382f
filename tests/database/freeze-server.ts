import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/**
 * Stops every process of a PostgreSQL where it is (SIGSTOP): it takes connections and questions and
 * answers nothing, as one does whose disk hangs.
 * @param postmaster the number of the server's first process.
 * @returns the way to let it go on.
 */
export function freezeServer(postmaster: number): () => void {
  const frozen = new Set<number>();
  const stop = (pid: number) => {
    if (!frozen.has(pid) && signal(pid, 'SIGSTOP')) frozen.add(pid);
  };
  // The first process first: then no further one begins meanwhile.
  stop(postmaster);
  for (const pid of childrenOf(postmaster)) stop(pid);
  return () => {
    for (const pid of [...frozen].toReversed()) signal(pid, 'SIGCONT');
  };
}

function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    // It has ended.
    return false;
  }
}

function childrenOf(parent: number): number[] {
  return processes().flatMap(([pid, its]) => (its === parent ? [pid] : []));
}

/** The numbers of all processes with those of their parents. */
function processes(): [pid: number, parent: number][] {
  if (process.platform !== 'linux') {
    const listed = execFileSync('/bin/ps', ['-axo', 'pid=,ppid='], { encoding: 'utf8' });
    return [...listed.matchAll(/(\d+)\s+(\d+)/g)].map(([, pid, its]) => [Number(pid), Number(its)]);
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => [Number(pid), parentOf(pid)]);
}

function parentOf(pid: string): number {
  try {
    // The name in brackets may hold anything; behind it stand the state and the parent.
    return Number(/\) \S (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    return NaN;
  }
}
