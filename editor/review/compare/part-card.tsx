import Undo from 'lucide-react/icons/undo-2';
import type { Difference } from '../differences/difference.ts';
import { DifferenceRows, type TakeDifference } from '../differences/difference-rows.tsx';
import type { ComparedPart } from './compared-part.ts';
import type { ComparedSides, PairView } from './compared-sides.ts';
import styles from './compare.module.css';
import { framedText } from './framed-whole.ts';
import { marksOf, namesOf } from './marks-of.ts';
import { OrderPictures } from './order-pictures.tsx';
import { LookPictures, PartPictures } from './part-pictures.tsx';

type PartCardProps = {
  id: string;
  part: ComparedPart;
  sides: ComparedSides;
  view: PairView;
  take?: TakeDifference | undefined;
};

/** A part of the page before and after: what became of it, both pictures, and the words for it. */
export function PartCard({ id, part, sides, view, take }: PartCardProps) {
  const { key, name, kind, differences } = part;
  return (
    <section className={styles.part} aria-labelledby={id} data-compared={key}>
      <div className={styles.head}>
        <h3 className={styles.title} id={id} tabIndex={-1}>
          {name}
        </h3>
        {marksOf(part).map((mark) => (
          <span key={mark} className={styles.mark}>
            {mark}
          </span>
        ))}
        {take && <TakePart label={name} taken={differences} take={take} />}
      </div>
      {framedText(part, sides.after.config).map((sentence) => (
        <p key={sentence} className={styles.lead}>
          {sentence}
        </p>
      ))}
      <Pictures part={part} sides={sides} view={view} />
      {kind === 'words' ? (
        <DifferenceRows label={name} differences={differences} take={take} />
      ) : (
        <details className={styles.inWords}>
          <summary className={styles.summary}>
            {differences.length === 1 ? 'In words: ' : `${differences.length} changes in words: `}
            {namesOf(part)}
          </summary>
          <DifferenceRows label={name} differences={differences} take={take} />
        </details>
      )}
    </section>
  );
}

function Pictures(props: Pick<PartCardProps, 'part' | 'sides' | 'view'>) {
  switch (props.part.kind) {
    case 'look':
      return <LookPictures {...props} />;
    case 'order':
      return <OrderPictures sides={props.sides} />;
    case 'drawn':
      return <PartPictures {...props} />;
    default:
      return null;
  }
}

type TakePartProps = { label: string; taken: readonly Difference[]; take: TakeDifference };

function TakePart({ label, taken, take }: TakePartProps) {
  const words = taken.length > 1 ? take.all : take.one;
  return (
    <button
      type="button"
      className={styles.take}
      aria-label={`${words}: ${label}`}
      onClick={() => take.onTake(label, taken)}
    >
      <Undo aria-hidden="true" size={14} />
      {words}
    </button>
  );
}
