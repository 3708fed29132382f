/** What is refused of reservations, and of messages to the restaurant. */
export const reservationFailures = {
  unknown: 'There is no such reservation.',
  areaGone: 'The restaurant has no such area any more.',
  off: (restaurant: string) => `${restaurant} takes no reservations online.`,
  upTo: (people: number) => `You can book online for up to ${people} people.`,
  callUs: 'Please call us.',
  timeTaken: 'This time has just been taken. Choose another one.',
  timeGone: 'This time is no longer on offer. Choose another one.',
  keyReused: 'This key came before with another reservation.',
  changed: 'This reservation was changed in the meantime.',
  tooLate: 'It is too late to change this reservation here. Please call the restaurant.',
  states: {
    held: 'This reservation is not confirmed yet.',
    confirmed: 'This reservation is confirmed already.',
    seated: 'You are at your table already.',
    finished: 'This reservation is over.',
    cancelled: 'This reservation was cancelled.',
    no_show: 'This reservation is over.',
  },
  message: {
    again: 'That did not work. Please send your message once more.',
    keyReused: 'This was sent before with another message.',
  },
};
