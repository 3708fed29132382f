/** Sentences about what staff did at the desk and what became of it. */
export const deskQueue = {
  undo: {
    region: 'What can be undone',
    button: 'Undo',
    /** Read out beside what was done. */
    announce: (done: string) => `${done}. Undo`,
    buttonOf: (done: string) => `Undo: ${done}`,
    announceUndone: (number: string) => `Order ${number}: undone`,
  },
  done: {
    accepted: (number: string) => `Order ${number} accepted`,
    preparing: (number: string) => `Order ${number} is being prepared`,
    ready: (number: string) => `Order ${number} ready`,
    out_for_delivery: (number: string) => `Order ${number} out for delivery`,
    completed: {
      pickup: (number: string) => `Order ${number} handed over`,
      delivery: (number: string) => `Order ${number} delivered`,
      dine_in: (number: string) => `Order ${number} served`,
    },
    rejected: (number: string) => `Order ${number} rejected`,
    cancelled: (number: string) => `Order ${number} cancelled`,
    time: (number: string) => `Order ${number}: another time`,
  },
  action: {
    accepted: 'Accept',
    preparing: 'Start preparing',
    ready: 'Ready',
    out_for_delivery: 'Out for delivery',
    completed: { pickup: 'Handed over', delivery: 'Delivered', dine_in: 'Served' },
    rejected: 'Reject',
    cancelled: 'Cancel the order',
    time: 'Another time',
  },
  pending: {
    undoable: (action: string) => `${action}: not sent yet`,
    sending: (action: string) => `${action}: sending…`,
    offline: (action: string) => `${action}: waits for the connection`,
    problem: (action: string, sentence: string) => `${action} waits. ${sentence}`,
  },
  waiting: (count: number) =>
    count === 1
      ? 'One thing you did waits to be sent.'
      : `${count} things you did wait to be sent.`,
  refused: (number: string, action: string, sentence: string) =>
    `Order ${number}, ${action}: ${sentence}`,
  refusedRegion: 'What was not possible',
  dismiss: 'Dismiss',
  dismissOf: (number: string) => `Dismiss: order ${number}`,
} as const;
