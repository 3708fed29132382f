import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { findProjectRoot } from '../environment/project-root.ts';
import type { Log } from '../logging/log.ts';
import { ApiError } from '../errors/api-error.ts';
import { ImportError } from './menu/import-error.ts';
import type {
  ReadMenu,
  readSentMenu,
  Reading,
  SentMenu,
  showSentMenu,
  ShownMenu,
} from './read-sent-menu.ts';

/** Reads menu files that were sent, beside everything else that the program does. */
export type MenuReader = {
  /**
   * Reads how a file is understood.
   * @throws ImportError where it is no menu, or takes too much time or memory; ApiError 503
   * `menu_import_busy` where too many are read at once
   */
  show: (sent: SentMenu) => Promise<ShownMenu>;
  /** Reads the menu of a file. @throws what `show` does */
  read: (sent: SentMenu) => Promise<ReadMenu>;
  /** Ends what is under way. */
  close: () => Promise<void>;
};

/** Functions that do the work: in another thread, or in tests in this one. */
type Work = {
  show: typeof showSentMenu;
  read: typeof readSentMenu;
  close?: () => Promise<void>;
};

/** The reader over whoever does its work. */
export function menuReaderOf({ show, read, close }: Work): MenuReader {
  return {
    show: async (sent) => orThrow(await show(sent)),
    read: async (sent) => orThrow(await read(sent)),
    close: async () => close?.(),
  };
}

function orThrow<T>(reading: Reading<T>): T {
  if (!reading.ok) throw new ImportError(reading.sentence, reading.problems);
  return reading.value;
}

export type ReaderLimits = {
  /** Longest time for one file, in ms; one that waits has as much for each before it. */
  longest: number;
  /** Bound of the thread's heap, in MB; memory outside it is bounded by the size of a file. */
  memoryMb: number;
  /** Files that wait for their turn. */
  waiting: number;
};

/** The largest file that may be sent, of 300 columns, was read in three seconds. */
const usualLimits: ReaderLimits = { longest: 20_000, memoryMb: 384, waiting: 8 };

/** A thread that nobody needs ends after so long, in ms, and its memory is free again. */
const idleTimeout = 30_000;

const isSource = import.meta.url.endsWith('.ts');
/** The bundle is in parts, and this one lies in another folder than the worker. */
const workerFile = (): string =>
  isSource
    ? fileURLToPath(new URL('./menu-reader-worker.ts', import.meta.url))
    : join(findProjectRoot(), 'dist/server/menu-reader-worker.js');

/**
 * While developing, and in tests, the thread reads TypeScript as the program does; tsx itself does
 * nothing in a thread, unless it is asked to.
 */
const readsTypeScript = (): string[] => {
  const tsx = import.meta.resolve('tsx/esm/api');
  const source = `import { register } from '${tsx}'; register();`;
  return ['--import', `data:text/javascript,${encodeURIComponent(source)}`];
};

/**
 * A reader in a thread of its own, one file at a time, that begins with the first one. A file that
 * takes too long or too much memory ends with its thread; the next file gets a new one.
 */
export function createMenuReader(
  { log }: { log: Pick<Log, 'error'> },
  limits: ReaderLimits = usualLimits,
): MenuReader {
  const pool = new Piscina({
    filename: workerFile(),
    execArgv: isSource ? readsTypeScript() : [],
    minThreads: 0,
    maxThreads: 1,
    idleTimeout,
    resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
  });
  const underWay = new Set<AbortController>();
  // A thread that does not even begin; unheard, its error would end the program.
  pool.on('error', (error: unknown) => {
    log.error({ err: error }, 'the thread that reads menu files ended');
    for (const one of underWay) one.abort(error);
  });
  const run = async <T>(name: string, sent: SentMenu): Promise<T> => {
    if (underWay.size > limits.waiting) throw busy();
    const ending = new AbortController();
    underWay.add(ending);
    const timer = setTimeout(() => ending.abort(tooLong), limits.longest * underWay.size);
    try {
      return await pool.run(sent, { name, signal: ending.signal });
    } catch (error) {
      throw explain(error, ending.signal, sent.name);
    } finally {
      underWay.delete(ending);
      clearTimeout(timer);
    }
  };
  return menuReaderOf({
    show: (sent) => run<Awaited<ReturnType<typeof showSentMenu>>>('showSentMenu', sent),
    read: (sent) => run<Awaited<ReturnType<typeof readSentMenu>>>('readSentMenu', sent),
    close: () => pool.destroy(),
  });
}

/** Asks again after so many seconds. */
const retryAfter = 10;

const busy = (): ApiError =>
  new ApiError(
    503,
    'menu_import_busy',
    'Several menus are being read at the moment. Try again in a few seconds.',
    { retry_after: retryAfter },
  );

/** Why a reading was ended. */
const tooLong = Symbol('too long');

function explain(error: unknown, { aborted, reason }: AbortSignal, name: string): unknown {
  if (aborted && reason !== tooLong) return reason;
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? error.code : undefined;
  if (aborted) {
    return new ImportError(`“${name}” takes too long to be read. Send less of it at once.`);
  }
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') {
    return new ImportError(`“${name}” holds more than can be read. Send less of it at once.`);
  }
  return error;
}
