/** What is asked before a text goes that was written and is not in the document. */
export type Question = {
  title: string;
  text: string;
  /** What the button is called that leaves everything as it is. */
  stay: string;
  leave: string;
  onLeave(): void;
};

/** The question of everything that holds such a text. */
export const throwAway = {
  title: 'Throw away what you wrote?',
  text: 'It has not been used yet, and is gone once you leave.',
  stay: 'Go on writing',
  leave: 'Throw it away',
} as const satisfies Partial<Question>;
