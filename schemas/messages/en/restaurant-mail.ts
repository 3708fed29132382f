/** Sentences of the mails that a restaurant gets about its orders; loaded by the server alone. */
export const restaurantMail = {
  subject: {
    new: (number: string, when: string) => `New order ${number} · ${when}`,
    changed: (number: string, when: string) => `Order ${number} has changed · ${when}`,
    cancelled: (number: string, place: string) => `Order ${number} is off · ${place}`,
    unanswered: {
      waiting: (number: string, place: string) => `Order ${number} has no answer yet · ${place}`,
      accepted: (number: string, place: string) =>
        `Order ${number} was accepted automatically · ${place}`,
      rejected: (number: string, place: string) =>
        `Order ${number} was rejected automatically · ${place}`,
      answered: (number: string, place: string) => `Order ${number} was answered late · ${place}`,
    },
  },
  heading: {
    new: 'New order',
    changed: 'This order has changed',
    cancelled: 'Do not make this order',
    unanswered: {
      waiting: 'Nobody has answered this order',
      accepted: 'Nobody answered, so it was accepted automatically',
      rejected: 'Nobody answered, so it was rejected automatically',
      answered: 'This order was answered late',
    },
  },
  lead: {
    awaiting: 'It waits for your answer at the desk.',
    accepted: 'It is accepted.',
    changed: 'Make it as it stands below.',
    byCustomer: 'The customer cancelled it.',
    off: 'It was called off.',
    over: 'It has ended since.',
    unanswered: {
      waiting: {
        wait: 'It goes on waiting until somebody accepts or rejects it at the desk.',
        accept: 'It is being accepted automatically.',
        reject: 'It is being rejected automatically.',
      },
      accepted: 'Please make it. The customer knows that it is confirmed.',
      rejected: 'Do not make it. The customer knows, and pays nothing.',
      answered: 'Somebody has answered it since. There is nothing more to do.',
    },
  },
  reason: (reason: string) => `Why: ${reason}`,
  promised: { pickup: 'Collected', delivery: 'With the customer', dine_in: 'At the table' },
  type: { pickup: 'Pickup', delivery: 'Delivery', dine_in: 'Dine in' },
  allergens: (names: string) => `Contains: ${names}`,
  customer: 'Customer',
  note: 'Note for the whole order',
  where: 'Where it goes',
  unit: (unit: string) => `Flat or unit: ${unit}`,
  leaveAtDoor: 'Leave it at the door',
  hasEntryCode: 'There is an entry code: the desk shows it.',
  money: {
    label: 'Money',
    collect: (amount: string) => `Collect ${amount} in cash.`,
    paid: (amount: string) => `${amount} is paid by card.`,
    partly: (paid: string, amount: string) => `${paid} is paid by card. Collect ${amount}.`,
    collected: (amount: string) => `${amount} was collected in cash.`,
    held: (amount: string) => `${amount} is held on the card. Accepting the order takes it.`,
    back: (amount: string) => `${amount} goes back to the customer.`,
    nothing: 'There is nothing to collect.',
  },
  button: 'Open the desk',
  why: (place: string) =>
    `${place} gets these mails because its settings at the desk say so. They can be changed there.`,
  whyReminder: (place: string) =>
    `${place} gets this mail once for an order that nobody answered in time.`,
} as const;
