import ArrowRight from 'lucide-react/icons/arrow-right';
import { useState, type ReactNode } from 'react';
import { keyed } from '#variants/primitives/keyed.ts';
import type { DifferenceView, ListLine } from './difference.ts';
import styles from './difference-value.module.css';
import { clipped, wordDiff } from './word-diff.ts';

/** Both values of a difference, in the way that shows best what became of them. */
export function DifferenceValue({ view }: { view: DifferenceView }) {
  switch (view.kind) {
    case 'text':
      return <TextValue before={view.before} after={view.after} />;
    case 'color':
      return <Pair before={<Swatch color={view.before} />} after={<Swatch color={view.after} />} />;
    case 'picture':
      return <Pair before={<Thumb src={view.before} />} after={<Thumb src={view.after} />} />;
    case 'words':
      return <Pair before={view.before || <Empty />} after={view.after || <Empty />} />;
    case 'list':
      return <Lines lines={view.lines} />;
    case 'order':
      return <Order {...view} />;
    default:
      return null;
  }
}

const Empty = () => <span className={styles.empty}>empty</span>;

/** Screen readers hear which is which; everyone else sees an arrow. */
function Pair({ before, after }: { before: ReactNode; after: ReactNode }) {
  return (
    <div className={styles.pair}>
      <span className={styles.old}>
        <span className={styles.visuallyHidden}>Before: </span>
        {before}
      </span>
      <ArrowRight aria-hidden="true" size={13} />
      <span className={styles.new}>
        <span className={styles.visuallyHidden}>Then: </span>
        {after}
      </span>
    </div>
  );
}

function TextValue({ before, after }: { before: string; after: string }) {
  const runs = clipped(wordDiff(before, after));
  const isWhole = before === '' || after === '' || !runs.some(({ kind }) => kind === 'same');
  if (isWhole) {
    return (
      <div className={styles.text}>
        {before === '' ? <Empty /> : <del className={styles.removed}>{shortened(before)}</del>}{' '}
        {after === '' ? <Empty /> : <ins className={styles.added}>{shortened(after)}</ins>}
      </div>
    );
  }
  return (
    <div className={styles.text}>
      {keyed(runs, ({ kind, text }) => `${kind} ${text}`).map(({ key, thing: { kind, text } }) => {
        if (kind === 'removed') {
          return (
            <del key={key} className={styles.removed}>
              {text}
            </del>
          );
        }
        if (kind === 'added') {
          return (
            <ins key={key} className={styles.added}>
              {text}
            </ins>
          );
        }
        return <span key={key}>{text}</span>;
      })}
    </div>
  );
}

const shortened = (text: string) => (text.length > 400 ? `${text.slice(0, 400)}…` : text);

function Swatch({ color }: { color: string }) {
  if (color === '') return <span className={styles.empty}>derived</span>;
  return (
    <span className={styles.color}>
      <span className={styles.swatch} style={{ backgroundColor: color }} aria-hidden="true" />
      <code>{color}</code>
    </span>
  );
}

function Thumb({ src }: { src: string }) {
  const [broken, setBroken] = useState('');
  if (src === '') return <span className={styles.empty}>no picture</span>;
  if (broken === src) return <code className={styles.address}>{src}</code>;
  return (
    <img
      className={styles.thumb}
      src={src}
      alt={src.split('/').at(-1) ?? src}
      title={src}
      onError={() => setBroken(src)}
    />
  );
}

function Lines({ lines }: { lines: readonly ListLine[] }) {
  if (lines.length === 0) return <p className={styles.text}>Changed</p>;
  return (
    <ul className={styles.lines}>
      {keyed(lines, ({ what, name }) => `${what} ${name}`).map(({ key, thing }) => (
        <li key={key} data-what={thing.what}>
          “{thing.name}” {thing.what}
          {thing.settings.length > 0 && (
            <span className={styles.settings}> ({thing.settings.join(', ')})</span>
          )}
        </li>
      ))}
    </ul>
  );
}

type OrderProps = Extract<DifferenceView, { kind: 'order' }>;

function Order({ moves }: OrderProps) {
  if (moves.length === 0) return <p className={styles.text}>Of hidden sections only</p>;
  return (
    <ul className={styles.lines}>
      {keyed(moves, ({ name }) => name).map(({ key, thing: { name, from, to } }) => (
        <li key={key}>
          “{name}” from place {from} to place {to}
        </li>
      ))}
    </ul>
  );
}
