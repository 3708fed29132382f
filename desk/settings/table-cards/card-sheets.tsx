import { createPortal } from 'react-dom';
import { TableCard, type Card } from './table-card.tsx';
import css from './card-sheets.module.css';

type CardSheetsProps = { cards: readonly Card[]; sentence: string };

/** Millimetres of A4, of a card, and of what is left around the cards for the marks. */
const sheet = { width: 210, height: 297 };
const card = { width: 90, height: 65 };
const columns = 2;
const rows = 4;
const margin = {
  left: (sheet.width - columns * card.width) / 2,
  top: (sheet.height - rows * card.height) / 2,
};

export const cardsOnSheet = columns * rows;

/** Sheets of A4 with cards and the marks to cut them by, which only paper sees. */
export function CardSheets({ cards, sentence }: CardSheetsProps) {
  const sheets = Array.from({ length: Math.ceil(cards.length / cardsOnSheet) }, (_, index) =>
    cards.slice(index * cardsOnSheet, (index + 1) * cardsOnSheet),
  );
  return createPortal(
    <div className={css.sheets} aria-hidden="true">
      {sheets.map((some) => (
        <section key={some[0]?.id} className={css.sheet}>
          <div className={css.cards}>
            {some.map((one) => (
              <TableCard key={one.id} card={one} sentence={sentence} />
            ))}
          </div>
          <CutMarks />
        </section>
      ))}
    </div>,
    document.body,
  );
}

/** How far a mark begins from a card and ends at the edge, in mm: most printers leave 5 mm white. */
const gap = 2;
const edge = 6;

/** A short line in the margin at each edge of a card: cut from one to the one on the other side. */
function CutMarks() {
  const across = Array.from(
    { length: columns + 1 },
    (_, index) => margin.left + index * card.width,
  );
  const down = Array.from({ length: rows + 1 }, (_, index) => margin.top + index * card.height);
  const path = [
    ...across.map(
      (x) =>
        `M${x} ${edge}V${margin.top - gap}M${x} ${sheet.height - margin.top + gap}V${sheet.height - edge}`,
    ),
    ...down.map(
      (y) =>
        `M${edge} ${y}H${margin.left - gap}M${sheet.width - margin.left + gap} ${y}H${sheet.width - edge}`,
    ),
  ];
  return (
    <svg className={css.marks} viewBox={`0 0 ${sheet.width} ${sheet.height}`} focusable="false">
      <path d={path.join('')} />
    </svg>
  );
}
