type Party = { min_party: number; max_party: number };

type TableText = {
  party: Party;
  at: { column: number; row: number };
  size: { width: number; depth: number };
  isRound: boolean;
  isBookable: boolean;
};

const partyOf = ({ min_party: least, max_party: most }: Party) =>
  least === most ? `${most}` : `${least} to ${most}`;

/** Sentences of the desk's page on which a restaurant draws its tables. */
export const deskTables = {
  title: 'Table plan',
  hint: 'Areas, tables and seats, which tables join',
  heading: (restaurant: string) => `The tables of ${restaurant}`,
  intro:
    'Reservations are given tables from here, and each table has a QR code of its own. Codes and reservations stay as they are when a table moves.',
  saved: 'Saved. Reservations from now on follow it.',
  party: (party: Party) => `${partyOf(party)} people`,
  /** The whole plan in words, where somebody else changed it meanwhile. */
  plan: 'The plan',
  inArea: (area: string, tables: string) => `${area}: ${tables || 'no tables'}`,
  /** Columns and rows begin with 1. */
  tableText: (name: string, { party, at, size, isRound, isBookable }: TableText) =>
    `${name} (${[
      partyOf(party),
      `column ${at.column}, row ${at.row}`,
      `${size.width} × ${size.depth}`,
      ...(isRound ? ['round'] : []),
      ...(isBookable ? [] : ['not for reservations']),
    ].join(', ')})`,
  joinText: (names: string, party: Party) => `joined ${names} (${partyOf(party)})`,
  areas: {
    legend: 'Areas',
    hint: 'Guests can ask for an area when they reserve: the terrace, the bar.',
    choose: 'Area shown below',
    marked: (name: string) => `${name}: look here`,
    unnamed: 'Without a name',
    name: 'Name of the area',
    first: 'Inside',
    next: (number: number) => `Area ${number}`,
    add: 'Add an area',
    remove: (name: string) => `Remove ${name} and its tables`,
  },
  canvas: {
    legend: (area: string) => `Plan of ${area}`,
    hint: 'Drag a table, or press it and use the arrow keys; Shift makes larger steps. In the list below, columns and rows can be typed.',
    empty: 'There is no table in this area yet.',
    table: (name: string, party: Party) => `Table ${name}, ${partyOf(party)} people`,
    at: (name: string, column: number, row: number) =>
      `Table ${name}: column ${column}, row ${row}.`,
  },
  tables: {
    legend: (area: string) => `Tables of ${area}`,
    add: 'Add a table',
    change: (name: string) => `Change table ${name}`,
    close: (name: string) => `Close table ${name}`,
    remove: (name: string) => `Remove table ${name}`,
    unnamed: 'without a name',
    walkIns: 'not for reservations',
    name: 'Name or number',
    min: 'From',
    max: 'To',
    people: 'people',
    area: 'Area',
    shape: 'Shape',
    square: 'With corners',
    round: 'Round',
    bookable: 'Parties can reserve it',
    bookableHint: 'Else it is for those who come without a reservation.',
    column: 'Column',
    row: 'Row',
    width: 'Width',
    height: 'Depth',
  },
  removed: {
    table: (name: string) => `Table ${name} is off the plan once you save.`,
    area: (name: string) => `${name} is off the plan once you save.`,
    undo: 'Put it back',
    back: (name: string) => `${name} is back on the plan.`,
  },
  joins: {
    legend: 'Tables that join',
    hint: 'Only what stands here is put together for a larger party. While it is, none of its tables is given to anybody else.',
    needs: 'Two tables of this area can be joined once it has two.',
    add: 'Join tables',
    of: (names: string) => `Joined: ${names || 'nothing yet'}`,
    tables: 'Tables',
    remove: (names: string) => `Part ${names}`,
  },
} as const;

/** Sentences of the desk's page that prints the cards with the codes of the tables. */
export const deskTableCards = {
  title: 'QR cards',
  hint: 'Print the codes for the tables, renew one',
  heading: (restaurant: string) => `QR cards of ${restaurant}`,
  intro:
    'Guests scan the card on their table and order from there. Eight cards fit on a sheet of A4: print without scaling, and cut along the marks.',
  none: 'There are no tables yet.',
  toPlan: 'Add tables',
  sentence: 'Sentence on the cards',
  defaultSentence: 'Scan to see the menu and order from your table.',
  choose: 'Which tables',
  all: (count: number) => (count === 1 ? 'The only table' : `All ${count} tables`),
  table: (name: string) => `Table ${name}`,
  print: (cards: number, sheets: number) =>
    `Print ${cards} ${cards === 1 ? 'card' : 'cards'} on ${sheets} ${sheets === 1 ? 'sheet' : 'sheets'}`,
  nothing: 'Choose a table first.',
  preview: 'A card as it is printed',
  code: (name: string) => `QR code of table ${name}`,
  address: 'What its code opens',
  renew: {
    action: 'New code',
    of: (name: string) => `New code for table ${name}`,
    title: (name: string) => `A new code for table ${name}?`,
    text: 'The card that stands on this table stops working at once, for whoever sits there too. Print the new one and put it in its place.',
    stay: 'Keep the code',
    yes: 'Make a new code',
    done: (name: string) => `Table ${name} has a new code. Print its card again.`,
    failed: 'The code was not renewed: there is no connection. The card still works.',
  },
} as const;
