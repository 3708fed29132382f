/** Sentences of the settings page of reservations. */
export const deskReservationSettings = {
  title: 'Taking reservations',
  hint: 'When parties can book a table, how long they stay, how many at once',
  heading: (restaurant: string) => `How ${restaurant} takes reservations`,
  intro: 'Reservations that were made stay as they are; new ones follow what is saved here.',
  saved: 'Saved. Reservations from now on follow it.',
  on: 'Customers can book a table online',
  onHint: 'Switched off, staff can still note reservations at the desk.',
  week: 'Each week',
  weekHint:
    'When parties can be at their tables. On days that differ the restaurant’s opening hours of that day count.',
  none: 'None',
  grid: 'Times every',
  gridHint: 'Counted from midnight: 15 offers 18:00, 18:15, 18:30 …',
  stays: 'How long a party stays',
  staysHint: 'The last length is also that of all larger parties.',
  upTo: 'Party of up to',
  upToAndMore: 'Party of up to, and larger',
  people: 'people',
  minutes: 'minutes',
  hours: 'hours',
  days: 'days',
  stay: (party: string) => (party === '' ? 'Stays' : `Stays (up to ${party})`),
  stayLine: ({ up_to, minutes }: { up_to: number; minutes: number }) =>
    `up to ${up_to}: ${minutes} minutes`,
  removeStay: (party: string) => `Remove the length for up to ${party}`,
  remove: 'Remove',
  addStay: 'Add a length',
  buffer: 'Free after each stay',
  bufferHint: 'To clear and set the table.',
  ahead: 'How far ahead',
  notice: 'At the latest, before it begins',
  noticeHint: '0.5 is half an hour. At the desk reservations can be made at any time.',
  daysAhead: 'At the earliest',
  daysAheadHint: 'Days on offer, today included.',
  large: 'Large parties',
  largest: 'Online up to',
  contact: 'What larger parties read',
  contactHint: 'Such as ‘For more than 8 please call us on 02 5550 0101’.',
  pacing: 'How many begin together',
  pacingHint: 'Within each quarter of an hour, so that the kitchen can keep up.',
  partiesOn: 'Limit the parties',
  parties: 'Parties at most',
  seatsOn: 'Limit the people',
  seats: 'People at most',
  afterwards: 'Once it is booked',
  change: 'Customers change and cancel until, before it begins',
  changeHint: 'Afterwards they are asked to call.',
  reminderOn: 'Remind by mail',
  reminder: 'The reminder leaves, before it begins',
  preview: {
    label: 'What these rules mean',
    party: 'What these rules mean for a',
    day: 'on a',
    size: (people: number) => (people === 1 ? 'party of 1' : `party of ${people}`),
    minutes: (minutes: number) => {
      const hours = Math.floor(minutes / 60);
      const rest = minutes % 60;
      const hourText = hours === 1 ? '1 hour' : `${hours} hours`;
      if (rest === 0) return hourText;
      return hours === 0 ? `${rest} minutes` : `${hourText} ${rest} minutes`;
    },
    at: (time: string) => `at ${time}`,
    between: (first: string, last: string) => `from ${first} to ${last}`,
    nextDay: (time: string) => `${time} the next day`,
    and: ' and ',
    incomplete: 'Complete the rules below to see what they mean.',
    never: (party: string, day: string) => `A ${party} cannot begin at any time on ${day}.`,
    sentence: ({
      party,
      day,
      spans,
      grid,
      stay,
      isOn,
    }: {
      party: string;
      day: string;
      spans: string;
      grid: number;
      stay: string;
      isOn: boolean;
    }) =>
      `A ${party} on ${day} can begin ${spans}, every ${grid} minutes, and has its table for ${stay}.${
        isOn ? '' : ' Online booking is off.'
      }`,
  },
};
