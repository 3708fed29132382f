import { useId, useRef, useState } from 'react';
import type { IndexedProduct } from '#schemas/rules/menu/menu-index.ts';
import { useDishMessages } from '../choices/use-dish-messages.ts';
import { DishOptions } from '../choices/dish-options.tsx';
import styles from './half-picker.module.css';
import { otherSide, type HalvesDraft, type Side } from './halves-draft.ts';

type HalfPickerProps = {
  draft: HalvesDraft;
  dishes: readonly IndexedProduct[];
  /** What is missing of the halves, in words. */
  problem: string | null;
  onPick(side: Side, dish: IndexedProduct): void;
};

const sides = ['left', 'right'] as const;

/** Which dish lies on which half; the dishes of one half are listed, and always of one. */
export function HalfPicker({ draft, dishes, problem, onPick }: HalfPickerProps) {
  const { halves: words } = useDishMessages();
  const [open, setOpen] = useState<Side>('left');
  const [text, setText] = useState('');
  const id = useId();
  const sidesRow = useRef<HTMLDivElement>(null);
  const isByArrow = useRef(false);
  const found = dishes.filter(({ name }) => fold(name).includes(fold(text)));
  const pick = (side: Side, dish: IndexedProduct) => {
    onPick(side, dish);
    setText('');
    const other = otherSide(side);
    // An arrow key chooses every dish that it passes: only a press goes on to the other half.
    if (draft[other] !== null || isByArrow.current) return;
    setOpen(other);
    // The list with the pressed dish goes, and would take the focus along.
    sidesRow.current
      ?.querySelector<HTMLElement>(`[data-side="${other}"]`)
      ?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.picker} data-group="" data-failed={problem !== null || undefined}>
      {problem !== null && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
      <div ref={sidesRow} className={styles.sides}>
        {sides.map((side) => (
          <button
            key={side}
            type="button"
            className={styles.side}
            data-side={side}
            aria-expanded={open === side}
            aria-controls={`${id}-dishes`}
            onClick={() => setOpen(side)}
          >
            <span className={styles.which}>{words[side]}</span>
            <span className={styles.dish} data-open={draft[side] === null || undefined}>
              {draft[side]?.name ?? words.pick}
            </span>
          </button>
        ))}
      </div>
      <div id={`${id}-dishes`}>
        {dishes.length > 8 && (
          <input
            className={styles.find}
            type="search"
            aria-label={words.find}
            placeholder={words.find}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
        <div
          role="presentation"
          className={styles.list}
          onPointerDown={() => {
            isByArrow.current = false;
          }}
          onKeyDown={({ key }) => {
            isByArrow.current = key.startsWith('Arrow');
          }}
        >
          <DishOptions
            key={open}
            legend={words.dishes(words[open])}
            group={`${id}-${open}`}
            options={found.map((dish) => ({ dish, price: dish.price }))}
            chosenId={draft[open]?.id ?? null}
            onChoose={(dish) => pick(open, dish)}
          />
        </div>
        {found.length === 0 && <p className={styles.none}>{words.noneFound}</p>}
      </div>
    </div>
  );
}

/** Letters alone, so that accents and capitals do not matter. */
const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
