/** What does not fit together in a menu whose parts are well made, at its place. */
export type MenuProblem = {
  path: readonly (string | number)[];
  message: string;
  /** The order engine bears it by not selling the dish, so a change that is taken back may bring it. */
  isBorne?: true;
};
