/** Sentences of a restaurant's visitors of a day (decision 108). */
export const deskVisits = {
  heading: 'Visitors',
  how: 'Counted by the server alone: without cookies, without anybody else, and nothing about a person is stored. Machines, your own staff and people who ask not to be tracked are left out.',
  compared: (date: string) => `Compared with ${date}.`,
  loading: 'Counting…',
  failed: {
    network: 'The visitors did not come. Check the connection.',
    old: 'There is no connection. These are the last visitors that came.',
    retry: 'Try again',
  },
  funnel: {
    title: 'How far visitors came',
    row: 'Step',
    value: 'Visitors',
    more: ['Of all visitors', 'A week before', 'Of all then'],
    steps: {
      visits: 'Visited the site',
      menu: 'Read the menu',
      dish: 'Looked at a dish',
      added: 'Put a dish into the cart',
      checkout: 'Began the checkout',
      details: 'Gave their details',
      ordered: 'Orders placed',
    },
    counted: (count: string, share: string) => `${count} · ${share}`,
    /** Beside the name of a step. */
    before: (step: string, count: string) => `${step} (a week before: ${count})`,
  },
  dishes: {
    title: 'Dishes looked at most',
    row: 'Dish',
    value: 'Visitors',
    more: ['Orders with it', 'Bought'],
    bought: (seen: string, share: string) => `${seen} · ${share} bought`,
    gone: 'A dish that is gone',
  },
  searches: {
    title: 'Looked for, and not found',
    hint: 'Add a dish, or write the word into the description of one: then the next one finds it.',
    toMenu: 'To the menu',
    text: 'Looked for',
    count: 'How often',
    once: 'What was looked for once only is not shown: it might say who looked.',
  },
} as const;
