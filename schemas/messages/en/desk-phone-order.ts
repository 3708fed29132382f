/** Sentences around an order that staff enter for somebody on the telephone, or at a table. */
export const deskPhoneOrder = {
  start: 'Phone order',
  starting: 'Opening the menu…',
  chooseFirst: 'Choose the restaurant first: the list is beside the heading.',
  failed: 'The order could not be begun',
  name: 'Order for a caller',
  forTable: (table: string, area: string) => `Order for table ${table}, ${area}`,
  forTab: 'Order for a table',
  waiting: (count: number) =>
    count === 1 ? 'A new order waits at the desk' : `${count} new orders wait at the desk`,
  leave: 'Back to the desk',
  leaveTab: 'Back to the table',
} as const;
