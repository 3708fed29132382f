import { isSameValue, type ConfigChange } from '#schemas/config/changes.ts';
import { contentAt, type ChangePath } from '#schemas/config/content-at.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import type { DraftProblem } from './draft-server.ts';

/** A setting that the server does not take as it is: kept here until it is another. */
export type Withheld = { path: ChangePath; value: unknown; problem: DraftProblem };

/** Why nothing at all is sent: a later program wrote the draft. */
export const tooNew: readonly DraftProblem[] = [
  {
    path: '',
    message:
      'This site was last saved by a newer version of the editor. Load the page again to go on.',
  },
];

const dotted = (path: ChangePath) => path.join('.');

/** Dotted paths of which one is in the other; names in a document may hold dots themselves. */
const isNear = (a: string, b: string) => a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`);

/**
 * Which of the changes that were refused are to blame. Where the problems name none of them, all
 * are, and the sentence is about the whole.
 */
export function toWithhold(
  changes: readonly ConfigChange[],
  document: SiteConfig,
  refusal: { sentence: string; problems: readonly DraftProblem[] },
): Withheld[] {
  const withheld = changes.flatMap(({ path }) => {
    const problem = refusal.problems.find((it) => it.path && isNear(it.path, dotted(path)));
    return problem ? [{ path, value: contentAt(document, path).value, problem }] : [];
  });
  if (withheld.length > 0) return withheld;
  const problem = { path: '', message: refusal.sentence };
  return changes.map(({ path }) => ({ path, value: contentAt(document, path).value, problem }));
}

/** Those that still stand as they were refused. */
export const stillWithheld = (withheld: readonly Withheld[], document: SiteConfig): Withheld[] =>
  withheld.filter(({ path, value }) => isSameValue(contentAt(document, path).value, value));

/** What is wrong, each once. */
export function problemsOf(withheld: readonly Withheld[]): DraftProblem[] {
  const problems = new Map(
    withheld.map(({ problem }) => [problem.path + problem.message, problem]),
  );
  return [...problems.values()];
}
