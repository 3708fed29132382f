import type { Kitchen, PreviewedDish } from '../../api/staff-menu-import.ts';

/** A kind of kitchen, and what its menu to begin with has. */
const kitchens: Record<Kitchen, { name: string; hint: string }> = {
  pizza: { name: 'Pizzeria', hint: 'Pizza in two sizes, sides, sweets, drinks' },
  cafe: { name: 'Café', hint: 'Coffee with your milk, breakfast, lunch, cake' },
  burgers: { name: 'Burgers', hint: 'Single or double, fries with dips, shakes' },
  thai: { name: 'Thai', hint: 'Curries and wok, as hot as you like' },
  indian: { name: 'Indian', hint: 'Snacks, curries, breads, lassi' },
  sushi: { name: 'Sushi', hint: 'Rolls by six or twelve, nigiri, bowls' },
  bakery: { name: 'Bakery', hint: 'Bread, pastry, cakes by the slice or whole' },
};

const changes: Record<PreviewedDish['change'], string> = {
  added: 'New',
  changed: 'Changed',
  same: 'As it was',
  removed: 'Goes',
};

type Counts = Record<'added' | 'changed' | 'same' | 'removed', number>;

const dishes = (count: number) => (count === 1 ? '1 dish' : `${count} dishes`);

/** Sentences of the step of the set-up that brings the menu. */
export const deskSetupMenu = {
  file: {
    legend: 'You have a menu already',
    choose: 'Choose a file',
    orDrop: 'or drop it here',
    hint: 'A table (CSV) with name, price, category and description, or a menu of Uber Eats (JSON). At most 10 MB.',
    dropped: 'Drop the file',
    several: 'One file at a time: the first one is read.',
    tooLarge: 'This file is larger than 10 MB, which no menu is. Save it without pictures.',
    unreadable: 'The file could not be read from this device. Choose it again.',
  },
  starter: {
    legend: 'Begin with a small menu',
    hint: 'Eleven to thirteen dishes with sizes and options and example prices. All of it can be changed afterwards.',
    kitchens,
  },
  reading: 'Reading the menu…',
  sending: (percent: number) => `Sending the file… ${percent} %`,
  unreached: 'That did not work: there is no connection. Nothing was changed; try again.',
  place: (place: string, message: string) => (place === '' ? message : `${place}: ${message}`),
  moreProblems: (count: number) => `… and ${count} more.`,
  preview: {
    heading: (name: string) => `What “${name}” would put on the menu`,
    starterHeading: (kitchen: string) => `A small menu: ${kitchen}`,
    counts: ({ added, changed, same, removed }: Counts) =>
      [
        `${dishes(added)} new`,
        ...(changed > 0 ? [`${changed} changed`] : []),
        ...(same > 0 ? [`${same} as before`] : []),
        ...(removed > 0 ? [`${removed} taken off`] : []),
      ].join(', ') + '.',
    parts: (categories: number, groups: number, choices: number) =>
      groups === 0
        ? `In ${categories === 1 ? '1 category' : `${categories} categories`}.`
        : `In ${categories === 1 ? '1 category' : `${categories} categories`}, with ${choices} choices in ${groups === 1 ? '1 group' : `${groups} groups`}.`,
    examplePrices: 'The prices are examples. Set your own before you open.',
    nothing: 'The menu is like this already: there is nothing to change.',
    withheld: (count: number) =>
      count === 1
        ? 'One dish comes without a price and is not sold until it has one:'
        : `${count} dishes come without a price and are not sold until they have one:`,
    notes: 'What else to know',
    replaceStarter: (count: number) => `Take the ${dishes(count)} of the small menu off`,
    replaceStarterHint: 'Otherwise they stay beside the dishes of the file.',
    removal: (count: number) =>
      `Yes, take ${dishes(count)} off the menu: that is more than a tenth of it`,
    confirmFirst: 'Confirm first that so much goes.',
    dish: 'Dish',
    price: 'Price',
    change: 'What happens',
    changes,
    options: (count: number) => (count === 1 ? '1 option' : `${count} options`),
    noPrice: 'no price',
    notSold: 'Not for sale',
    showAll: (count: number) => `Show all ${count}`,
    more: (count: number) => `and ${count} more`,
    apply: 'Put it on the menu',
    applying: 'Putting it on the menu…',
    back: 'Choose something else',
  },
  done: {
    heading: 'The menu is there',
    text: ({ added, changed, removed }: Counts) =>
      added + changed + removed === 0
        ? 'It was like this already.'
        : [
            ...(added > 0 ? [`${dishes(added)} added`] : []),
            ...(changed > 0 ? [`${changed} changed`] : []),
            ...(removed > 0 ? [`${removed} taken off`] : []),
          ].join(', ') + '.',
    look: 'See the menu',
    again: 'Import another one',
    goOn: 'Go on',
  },
};
