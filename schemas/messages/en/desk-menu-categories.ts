/** Categories of a menu in the hands of its restaurant: their order, hours and dishes. */
export const deskCategories = {
  title: 'Categories',
  intro: 'In the order in which customers see them. Drag them, or use the arrows.',
  list: 'Categories',
  empty: 'There is no category yet. Dishes in no category are not shown to customers.',
  add: 'Add a category',
  newHeading: 'A new category',
  heading: 'A category',
  back: 'Back to the categories',
  gone: 'This category is not on the menu of this restaurant. If somebody took it off, the history of the menu takes that back.',
  saved: 'Saved. Open menus show it at once.',
  dishCount: (count: number) => (count === 1 ? '1 dish' : `${count} dishes`),
  noDish: 'No dish yet, so customers do not see it',
  always: 'Always',
  about: {
    legend: 'What customers read',
    name: 'Name',
    description: 'Description',
    descriptionHint: 'A sentence below the name. It may stay empty.',
    picture: 'Picture',
    pictureHint: 'Shown where the site shows categories with pictures. JPEG, PNG, WebP or AVIF.',
  },
  hours: {
    legend: 'When it is offered',
    hint: 'Only while the restaurant is open, and judged by the time for which somebody orders.',
    always: 'Always',
    timed: 'At certain times',
    timedHint: 'Such as breakfast. At other times customers see when it is offered.',
    none: 'Not offered',
    noneYet: 'No time is set yet. Until one is, it is offered always.',
  },
  dishes: {
    legend: 'Its dishes',
    hint: 'In the order in which customers see them. A dish may stand in several categories.',
    list: 'Dishes of this category',
    none: 'There is no dish in it yet.',
    remove: (dish: string) => `Take ${dish} out of this category`,
    removed: (dish: string) => `${dish} is out of this category.`,
    alsoIn: (names: string) => `Also in ${names}`,
    nowhere: (names: string) =>
      `In no category any more once this is saved, so that customers do not see it: ${names}`,
    search: 'Find a dish to add',
    add: (dish: string) => `Add ${dish}`,
    added: (dish: string) => `${dish} is in this category.`,
    notFound: (term: string) => `No other dish is called “${term}”.`,
    allIn: 'All dishes of the menu are in it.',
    more: (count: number) =>
      count === 1 ? '1 more: type its name.' : `${count} more: type a name.`,
  },
  takeOffText: (count: number) =>
    count === 0
      ? 'It has no dish.'
      : count === 1
        ? 'Its dish stays on the menu.'
        : `Its ${count} dishes stay on the menu.`,
  takeOffNowhere: (count: number) =>
    count === 1
      ? '1 of them is in no other category, and customers do not see it then.'
      : `${count} of them are in no other category, and customers do not see them then.`,
} as const;
