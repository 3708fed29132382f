/** Codes of failing calls about reservations; failures.ts has all of them. */
export const reservationFailures = {
  unknown_reservation: {
    status: [404],
    when: 'No such reservation, or it belongs to somebody else.',
  },
  unknown_area: { status: [404], when: 'The restaurant has no such area.' },
  reservations_off: { status: [409], when: 'The restaurant takes no reservations online.' },
  table_taken: {
    status: [409],
    when: 'No table is free then for so many (rule R88); `days` has the nearest times that are.',
  },
  time_not_reservable: {
    status: [409],
    when: 'The time is not on offer (rule R85); `days` has the nearest times that are.',
  },
  party_too_large: {
    status: [409],
    when: 'So many people cannot be booked online (rule R92); the sentence says how else.',
  },
  reservation_state: { status: [409], when: 'The reservation is not in a state for this.' },
  too_late_to_change: {
    status: [409],
    when: 'The reservation can no longer be changed or cancelled here.',
  },
  reservation_warnings: {
    status: [409],
    when: 'Something does not fit; `warnings` names it, and with `accepts` it is done all the same.',
  },
  stale_reservation: {
    status: [412],
    when: 'The reservation has a newer revision than the one that was named.',
  },
} as const;
