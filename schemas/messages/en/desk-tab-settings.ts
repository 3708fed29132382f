/** Sentences of the settings for cards that guests leave at their table. */
export const deskTabSettings = {
  title: 'Cards left at tables',
  hint: 'Whether guests may leave a card for their tab, and when it pays',
  heading: (restaurant: string) => `Cards left at the tables of ${restaurant}`,
  intro:
    'A guest of a tab may leave a card. Their bank holds an amount, and nothing is charged. A tab that is unpaid some time after its last order then closes by itself, and the card pays exactly what is unpaid, without a tip. Without a card a tab stays open until it is paid or your team closes it.',
  saved: 'Saved. Cards that are held already stay as they are.',
  legend: 'At the table',
  takes: 'Guests may leave a card',
  takesHint: 'Nobody has to: they can pay as before at any time, and take the card back.',
  noGateway:
    'Connect a card service on the page ‘Payments’ first: until then nobody is offered it.',
  amount: 'Amount that is held',
  amountHint:
    'A card pays at most this. Where a tab comes to more than its cards hold, your team has to see to it.',
  hours: 'Closes after the last order',
  hoursHint: 'Once everything is served and nobody is paying. Two hours are usual.',
  hoursUnit: 'hours',
} as const;
