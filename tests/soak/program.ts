import { setTimeout } from 'node:timers/promises';
import { spawnProgram, type Run } from '../server/start/spawn-program.ts';
import type { Records } from './records.ts';

/** Stopping in order takes no longer, in ms, whatever is under way. */
const longestStop = 10_000;

/** What the queue and its jobs say while there is no database. */
const ofLostDatabase = /"a job failed"|"the job queue met an error"/;

/** The built program, started again whenever it was ended. */
export function createProgram(
  variables: Record<string, string>,
  records: Records,
  { mayLoseDatabase = false }: { mayLoseDatabase?: boolean } = {},
) {
  let current: Run | null = null;
  let open = Promise.resolve();

  const start = async () => {
    const run = spawnProgram(variables);
    current = run;
    // Whatever ends us leaves nobody behind.
    const end = () => void run.process.kill('SIGKILL');
    process.once('exit', end);
    run.process.once('close', (code) => {
      process.off('exit', end);
      // One that ended by itself said why.
      if (code === 1) records.fault(`the program ended: ${run.printedErrors().slice(-600)}`);
    });
    await run.ready;
  };
  const note = ({ said, printedErrors }: Run) => {
    const lines = `${said()}\n${printedErrors()}`.split('\n');
    for (const line of lines.filter((one) => one.includes('"level":50'))) {
      if (mayLoseDatabase && ofLostDatabase.test(line))
        records.count('errors logged of the database');
      else records.fault(line);
    }
  };
  const restart = async (end: (run: Run) => Promise<void>) => {
    const ended = current;
    if (!ended) return;
    open = (async () => {
      await end(ended);
      note(ended);
      await start();
    })();
    await open;
  };
  return {
    start,
    /** Resolves as soon as there is a program to ask. */
    isOpen: () => open,
    kill: () =>
      restart(async (run) => {
        run.process.kill('SIGKILL');
        await run.end;
        records.count('killed');
      }),
    /** Asks it to stop in the middle of its work. */
    async stop({ isLast = false } = {}): Promise<void> {
      const end = async (run: Run) => {
        run.process.kill('SIGTERM');
        const late = new AbortController();
        const code = await Promise.race([
          run.end,
          setTimeout(longestStop, 'late', { signal: late.signal }).catch(() => 'late'),
        ]);
        late.abort();
        if (code !== 0) {
          const last = run.printedErrors().trim().slice(-300);
          records.fault(`SIGTERM ended the program with ${code}: ${last}`);
        }
        if (code === 'late') run.process.kill('SIGKILL');
        await run.end;
        records.count('stopped');
      };
      if (!isLast) return restart(end);
      if (!current) return;
      await end(current);
      note(current);
    },
  };
}
