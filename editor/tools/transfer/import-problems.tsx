import type { ConfigProblem } from '#schemas/config/read-site-config.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { keyed } from '#variants/primitives/keyed.ts';
import { toCheck } from '../../review/publish/to-check.ts';
import styles from './transfer.module.css';

type ImportProblemsProps = { config: SiteConfig; problems: readonly ConfigProblem[] };

/** What of an import cannot be used, and what is only kept for a later program. */
export function ImportProblems({ config, problems }: ImportProblemsProps) {
  const kept = problems.filter(({ isKept }) => isKept);
  const unusable = problems.filter(({ isKept }) => !isKept);
  return (
    <>
      {unusable.length > 0 && (
        <section className={styles.part}>
          <h4 className={styles.title}>{things(unusable.length)} cannot be used</h4>
          <p className={styles.help}>These stay as they are at present; all else is taken.</p>
          <List config={config} problems={unusable} />
        </section>
      )}
      {kept.length > 0 && (
        <section className={styles.part}>
          <h4 className={styles.title}>
            {things(kept.length)} {kept.length === 1 ? 'is' : 'are'} not known here
          </h4>
          <p className={styles.help}>
            Nothing of this is lost: it is kept for a newer version. Until then the page shows the
            usual design in place of an unknown one, and leaves unknown sections out.
          </p>
          <List config={config} problems={kept} />
        </section>
      )}
    </>
  );
}

const things = (count: number) => (count === 1 ? 'One thing' : `${count} things`);

/** More than these nobody reads; a broken file may have thousands. */
const mostShown = 50;

function List({ config, problems }: ImportProblemsProps) {
  const shown = problems.slice(0, mostShown);
  const more = problems.length - shown.length;
  return (
    <ul className={styles.problems}>
      {keyed(shown, ({ path, message }) => `${path} ${message}`).map(({ key, thing }) => {
        const { path, message, value } = thing;
        return (
          <li key={key}>
            <span className={styles.strong}>
              {toCheck(config, { path, message, level: 'error' }).name || 'The whole file'}
            </span>
            <code className={styles.path}>{path}</code>
            <span>{sentence(message)}</span>
            {value !== undefined && (
              <span className={styles.help}>
                It said <code className={styles.path}>{inShort(value)}</code>
              </span>
            )}
          </li>
        );
      })}
      {more > 0 && <li>and {more} more</li>}
    </ul>
  );
}

/** Where the schema has no sentence of its own, zod's is none for an owner. */
const sentence = (message: string): string =>
  /^(?:Invalid|Too|Unrecognized|No matching)/.test(message)
    ? 'What stands here cannot be used.'
    : message;

function inShort(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
