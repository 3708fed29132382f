/** What both pages show in each of their sections: a title, a line below, and three points. */
export type SectionTexts = {
  id: string;
  title: string;
  subtitle: string;
  items: { id: string; title: string; description: string }[];
};

const points = [
  ['Cooked when you order', 'Nothing waits under a lamp. We start when your order comes in.'],
  ['Ready at the minute', 'Pick a time and we cook towards it, so you never stand around.'],
  ['Straight from us', 'No app in between: your money stays in the neighbourhood.'],
] as const;

/** The same texts for both sides: `count` sections of eight texts each. */
export const textsFor = (count: number): SectionTexts[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `s${index}`,
    title: `Reason ${index}`,
    subtitle: 'A line below it, as long as such lines are.',
    items: points.map(([title, description], point) => ({ id: `p${point}`, title, description })),
  }));

/** The section that is typed into. */
export const middleOf = (count: number): string => `s${Math.floor(count / 2)}`;
