/** Sentences of mails about reservations; loaded by the server alone. */
export const reservationMail = {
  confirmed: {
    subject: (place: string, when: string) => `Your table at ${place}: ${when}`,
    heading: 'Your table is booked.',
    lead: (place: string) => `We look forward to seeing you at ${place}.`,
  },
  changed: {
    subject: (place: string, when: string) => `Changed: your table at ${place}, ${when}`,
    heading: 'Your reservation was changed.',
    lead: (place: string) => `This is how it stands now at ${place}.`,
  },
  reminder: {
    subject: (place: string, when: string) => `See you soon at ${place}: ${when}`,
    heading: 'See you soon.',
    lead: (place: string) =>
      `This is a reminder of your table at ${place}. If you cannot come, please cancel it, so that somebody else gets it.`,
  },
  cancelled: {
    subject: (place: string, when: string) => `Cancelled: your table at ${place}, ${when}`,
    heading: 'Your reservation is cancelled.',
    lead: (place: string) => `Your table at ${place} is given to others. Come another time.`,
  },
  greeting: (name: string) => `Hello ${name},`,
  people: (party: number) => (party === 1 ? '1 person' : `${party} people`),
  number: (number: string) => `Reservation ${number}`,
  highChairs: (count: number) => (count === 1 ? '1 high chair' : `${count} high chairs`),
  wheelchair: 'Room for a wheelchair',
  where: 'Where',
  booked: 'Booked',
  changes: (until: string) => `You can change or cancel it until ${until}.`,
  noChanges: (phone: string) =>
    phone === '' ? 'To change it, please call us.' : `To change it, please call us on ${phone}.`,
  button: 'See, change or cancel it',
  again: 'Book another time',
  small: (place: string) =>
    `You get this mail because a table at ${place} was booked with your address. Whoever has the link can change the reservation.`,
  calendar: (place: string) => `Table at ${place}`,
} as const;
