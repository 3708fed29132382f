const inPoints = (count: number) =>
  new Intl.PluralRules('en').select(count) === 'one' ? `${count} point` : `${count} points`;

/** What the checkout and orders say of loyalty points; it comes with the screens that show them. */
export const pointsField = {
  heading: 'Loyalty points',
  balance: (points: number, worth: string) => `You have ${inPoints(points)}, worth ${worth}.`,
  tooFew: (points: number, first: number) =>
    `You have ${inPoints(points)}. You can use them from ${first} on.`,
  tooSmall: (points: number, first: number, worth: string) =>
    `You have ${inPoints(points)}. This order is too small to use them: it takes at least ${inPoints(first)}, which are worth ${worth}.`,
  label: 'Points to use',
  hint: (first: number, step: number) => {
    const from = first > 1 ? `From ${first} on` : '';
    const steps = step > 1 ? `in steps of ${step}` : '';
    const text = [from, steps].filter((part) => part !== '').join(', ');
    return text === '' ? undefined : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  },
  fewer: (points: number) => `${inPoints(points)} fewer`,
  more: (points: number) => `${inPoints(points)} more`,
  most: (points: number) => `Use ${points}, as many as possible`,
  none: 'Use none',
  takesOff: (points: number, amount: string) => `${inPoints(points)} take ${amount} off.`,
  takesOffOne: (amount: string) => `1 point takes ${amount} off.`,
  left: (points: number) => `${points} stay yours.`,
  mostOfOrder: (points: number) =>
    `This order takes ${inPoints(points)} at most: they pay for dishes, not for delivery, fees or a tip.`,
  mostByShare: (points: number, percent: number) =>
    `This order takes ${inPoints(points)} at most: they pay up to ${percent} % of its dishes.`,
  mostOfBalance: 'You have no more to use.',
  fewerNow: (chosen: number) => `You chose ${chosen}; this is what can be used now.`,
  notANumber: 'Write a whole number of points.',
  atLeast: (first: number) => `Use at least ${first}, or none.`,
  earns: (points: number) => `You earn ${inPoints(points)} when the order is completed.`,
  earned: (points: number) => `You earned ${inPoints(points)}.`,
  guestEarns: (points: number) => `You would earn ${inPoints(points)}:`,
  guestEarned: (points: number) => `With an account this order earns ${inPoints(points)}.`,
  signIn: 'log in',
  signInAfter: 'Log in, or make an account with this email address',
  seeThem: 'See your points',
} as const;
