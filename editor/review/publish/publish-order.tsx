import { useId } from 'react';
import { useReadable, usePorts } from '../../core/state/editor-context.tsx';
import { cityOf, localNow } from '../../core/local-time.ts';
import type { TimeProblems } from './time-problems.ts';
import styles from './publish-order.module.css';
import type { PublishOrder } from './use-publishing.ts';

type PublishOrderProps = {
  order: PublishOrder;
  problems: TimeProblems;
  /** Names of the sections that are new in the draft, which going back takes away. */
  newSections: readonly string[];
  /** Epoch ms; times before it are refused. */
  now: number;
  onChange(order: PublishOrder): void;
};

/** Most characters of a note (schemas/api/site-config.ts). */
const longest = 200;

/** When to publish and for how long, by the restaurant's clock, and a note for those who come after. */
export function PublishOrderFields(props: PublishOrderProps) {
  const { order, problems, newSections, now, onChange } = props;
  const id = useId();
  const { timeZone } = useReadable(usePorts().siteData);
  const earliest = localNow(timeZone, now);
  const zone = `By the clock of ${cityOf(timeZone)}, where it is ${earliest.slice(11)} now.`;
  const isLater = order.publishAt !== null;
  return (
    <div className={styles.fields}>
      <fieldset className={styles.times}>
        <legend className={styles.legend}>When</legend>
        <label className={styles.choice}>
          <input
            type="radio"
            name={`${id}-when`}
            checked={!isLater}
            onChange={() => onChange({ ...order, publishAt: null })}
          />
          Now
        </label>
        <label className={styles.choice}>
          <input
            type="radio"
            name={`${id}-when`}
            checked={isLater}
            onChange={() => onChange({ ...order, publishAt: '' })}
          />
          At a time
        </label>
        {order.publishAt !== null && (
          <Moment
            id={`${id}-publish`}
            label="Publish at"
            value={order.publishAt}
            earliest={earliest}
            zone={zone}
            problem={problems.publishAt}
            onChange={(publishAt) => onChange({ ...order, publishAt })}
          />
        )}
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={order.revertAt !== null}
            onChange={({ target }) => onChange({ ...order, revertAt: target.checked ? '' : null })}
          />
          Go back to the present site at a time
        </label>
        {order.revertAt !== null && (
          <Moment
            id={`${id}-revert`}
            label="Go back at"
            value={order.revertAt}
            earliest={order.publishAt || earliest}
            zone={zone}
            problem={problems.revertAt}
            onChange={(revertAt) => onChange({ ...order, revertAt })}
          />
        )}
        <output className={styles.warning}>
          {order.revertAt !== null && newSections.length > 0 && lossWords(newSections)}
        </output>
      </fieldset>
      <label className={styles.note} htmlFor={`${id}-note`}>
        Note <span className={styles.help}>(may stay empty)</span>
      </label>
      <textarea
        id={`${id}-note`}
        className={styles.input}
        rows={2}
        maxLength={longest}
        value={order.note}
        aria-describedby={`${id}-count`}
        onChange={({ target }) =>
          onChange({ ...order, note: target.value.replaceAll(/[\r\n]+/g, ' ') })
        }
      />
      <p className={styles.help} id={`${id}-count`}>
        What changed, for the list of versions. {order.note.length} of {longest} characters.
      </p>
    </div>
  );
}

/** What the present site does not have goes with it, from the draft that goes on too. */
const lossWords = (names: readonly string[]): string =>
  `Going back takes away what the present site does not have, from your draft too: ${names.join(', ')}.`;

type MomentProps = {
  id: string;
  label: string;
  value: string;
  earliest: string;
  zone: string;
  problem: string | undefined;
  onChange(value: string): void;
};

function Moment({ id, label, value, earliest, zone, problem, onChange }: MomentProps) {
  return (
    <div className={styles.moment}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="datetime-local"
        className={styles.input}
        value={value}
        min={earliest}
        aria-describedby={`${id}-zone ${id}-problem`}
        aria-invalid={problem ? true : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className={styles.help} id={`${id}-zone`}>
        {zone}
      </p>
      <p className={styles.problem} id={`${id}-problem`} aria-live="polite">
        {problem}
      </p>
    </div>
  );
}
