import type { ImportProblem } from './imported-menu.ts';

const shownProblems = 20;

/** Nothing was imported; the message is for people and names every place, up to 20 of them. */
export class ImportError extends Error {
  override readonly name = 'ImportError';

  constructor(
    /** The message without the places. */
    readonly sentence: string,
    readonly problems: readonly ImportProblem[] = [],
  ) {
    const lines = problems
      .slice(0, shownProblems)
      .map(({ place, message }) => (place === '' ? `  ${message}` : `  ${place}: ${message}`));
    const more = problems.length - lines.length;
    super([sentence, ...lines, ...(more > 0 ? [`  … and ${more} more`] : [])].join('\n'));
  }
}
