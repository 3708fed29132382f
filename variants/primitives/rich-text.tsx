import type { ReactNode } from 'react';
import type { RichText as Tree } from '#schemas/config/rich-text.ts';
import { keyed } from './keyed.ts';
import styles from './rich-text.module.css';

type Block = Tree[number];

/** A tree of the configuration (schemas/config/rich-text.ts) as text to read; holds no HTML of its own. */
export function RichText({ blocks }: { blocks: Tree }) {
  return (
    <div className={styles.text}>
      {keyed(runsOf(blocks), ([{ kind }]) => kind).map(({ key, thing }) => (
        <Run key={key} run={thing} />
      ))}
    </div>
  );
}

/** Items that follow each other are one list; everything else stands alone. */
function runsOf(blocks: Tree): [Block, ...Block[]][] {
  const runs: [Block, ...Block[]][] = [];
  for (const block of blocks) {
    const last = runs.at(-1);
    if (block.kind === 'item' && last?.[0].kind === 'item') last.push(block);
    else runs.push([block]);
  }
  return runs;
}

function Run({ run }: { run: [Block, ...Block[]] }) {
  const [first] = run;
  if (first.kind === 'heading') return <h2>{wordsOf(first)}</h2>;
  if (first.kind === 'paragraph') return <p>{wordsOf(first)}</p>;
  return (
    <ul className={styles.list}>
      {keyed(run, ({ kind }) => kind).map(({ key, thing }) => (
        <li key={key}>{wordsOf(thing)}</li>
      ))}
    </ul>
  );
}

const wordsOf = ({ spans }: Block): ReactNode =>
  keyed(spans, marksOf).map(({ key, thing }) => <Words key={key} span={thing} />);

/** Words that change stay the same element, as a reader's selection in them does. */
const marksOf = ({ bold, italic, href }: Block['spans'][number]) =>
  `${bold ?? false} ${italic ?? false} ${href ?? ''}`;

function Words({ span: { text, bold, italic, href } }: { span: Block['spans'][number] }) {
  const slanted = italic ? <em>{text}</em> : text;
  const words = bold ? <strong>{slanted}</strong> : slanted;
  if (!href) return words;
  const isElsewhere = /^https?:/i.test(href);
  return (
    <a href={href} rel={isElsewhere ? 'noopener noreferrer nofollow' : undefined}>
      {words}
    </a>
  );
}
