/** What keeps a dish, a combo or a deal from being ordered as it was chosen (rules R26 to R28, R32 to R34). */
export const lineFailures = {
  soldOut: (name: string) => `${name} is sold out.`,
  dishGone: 'This dish is no longer on the menu. Remove it to go on.',
  offerGone: 'This offer is no longer on the menu. Remove it to go on.',
  otherDish: 'This dish is not the one that was named with it.',
  appliesByItself: (name: string) => `${name} applies by itself.`,
  foreignDish: 'This dish does not belong to this offer.',
  notAChoiceOf: (name: string) => `${name}: this dish is not one of the choices.`,
  foreignChoice: 'This choice does not belong to this dish.',
  unknownValue: (name: string) => `${name}: this choice does not exist.`,
  valueSoldOut: (name: string, value: string) => `${name}: ${value} is sold out.`,
  chooseOne: (name: string) => `${name}: choose one.`,
  choose: (name: string, count: number) => `${name}: choose ${count}.`,
  chooseAtMost: (name: string, count: number) => `${name}: choose at most ${count}.`,
  chooseAtMostDifferent: (name: string, count: number) =>
    `${name}: choose at most ${count} different ones.`,
  atMostOf: (group: string, count: number, name: string) => `${group}: at most ${count} × ${name}.`,
  oneForEachHalf: 'Choose one dish for each half.',
  notHalves: (one: string, other: string) => `${one} and ${other} cannot be halves of each other.`,
  notInHalves: (name: string, value: string) => `${name}: ${value} cannot be had in halves.`,
  sameForBothHalves: (name: string) => `${name}: choose the same for both halves.`,
  onlyOnTheWhole: (names: readonly string[]) =>
    `${names.join(', ')}: only on the whole, so the same on both halves.`,
};
