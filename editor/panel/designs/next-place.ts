/**
 * Where an arrow key leads from one of several cards that may stand in a grid; null for every
 * other key. Up and down go to the card of the next row that is nearest.
 */
export function nextPlace(
  key: string,
  from: number,
  cards: readonly Pick<HTMLElement, 'getBoundingClientRect'>[],
): number | null {
  if (from < 0 || cards.length === 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return cards.length - 1;
  const rtl = document.documentElement.dir === 'rtl';
  if (key === (rtl ? 'ArrowLeft' : 'ArrowRight')) return (from + 1) % cards.length;
  if (key === (rtl ? 'ArrowRight' : 'ArrowLeft')) return (from - 1 + cards.length) % cards.length;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return null;
  const boxes = cards.map((card) => card.getBoundingClientRect());
  const start = boxes[from];
  if (!start) return null;
  const isBeyond = ({ top }: DOMRect) =>
    key === 'ArrowDown' ? top > start.top + 1 : top < start.top - 1;
  const beyond = boxes.flatMap((box, index) => (isBeyond(box) ? [{ box, index }] : []));
  if (beyond.length === 0) return key === 'ArrowDown' ? 0 : cards.length - 1;
  const distance = ({ box }: { box: DOMRect }) =>
    Math.abs(box.top - start.top) * 10 + Math.abs(box.left - start.left);
  return beyond.reduce((best, one) => (distance(one) < distance(best) ? one : best)).index;
}
