/** Sentences of the fields of an address, wherever one is asked for. */
export const addressFields = {
  formattedAddress: 'Street and number',
  postcode: 'Postcode',
  suburb: 'Suburb',
  city: 'City',
  missing: {
    formattedAddress: 'Write your street and number.',
    postcode: 'Write your postcode.',
    suburb: 'Write your suburb.',
    city: 'Write your city.',
  },
  unit: 'Flat or unit (optional)',
  entryCode: 'Gate or entry code (optional)',
  entryCodeHint: 'Only the restaurant and its courier see it.',
  leaveAtDoor: 'Leave it at the door',
  leaveAtDoorHint: 'If you pay in cash, we ring all the same.',
  wrongCharacters: 'Use letters, numbers, # * / and - only.',
} as const;
