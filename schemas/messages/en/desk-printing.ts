/** Sentences about the kitchen's printers. */
export const deskPrinting = {
  page: 'Printers',
  title: 'Printers',
  intro:
    'Printers that fetch each accepted order from here by themselves. They need the internet, and no computer beside them.',
  loading: 'Loading the printers…',
  loadFailed: 'We could not load the printers. Check the connection.',
  stale: 'We could not ask for them again. This is how the printers were before.',
  retry: 'Try again',
  none: 'No printer yet. Orders can still be printed from this device, in their details.',
  sending: 'Sending…',
  failed: 'It did not arrive: there is no connection. Press again once it is back.',
  makers: { star: 'Star (CloudPRNT)', epson: 'Epson (Server Direct Print)' },
  types: { pickup: 'Pickup', delivery: 'Delivery', dine_in: 'Dine in' },
  status: {
    unknown: 'Not connected yet',
    ready: 'Ready',
    paper_low: 'Paper is low',
    paper_out: 'Out of paper',
    cover_open: 'Cover is open',
    error: 'It reports an error',
  },
  isSilent: 'Does not answer',
  seen: {
    never: 'never asked for work',
    now: 'asked for work just now',
    at: (time: string) => `last asked ${time}`,
  },
  card: {
    waiting: (count: number) =>
      count === 1 ? '1 ticket waits to be printed.' : `${count} tickets wait to be printed.`,
    failed: (count: number) =>
      count === 1
        ? '1 ticket was given up today. Print it from the order’s details.'
        : `${count} tickets were given up today. Print them from the orders’ details.`,
    copies: (count: number) => `${count} copies`,
    of: (action: string, name: string) => `${action}: ${name}`,
    test: 'Test print',
    testSent: 'The test prints when the printer asks next.',
    change: 'Change',
    renew: 'New address',
    remove: 'Remove',
    sure: {
      renew: 'The printer prints nothing more until the new address is typed into it.',
      remove: 'What it has not printed yet is dropped.',
    },
    yes: { renew: 'Make a new address', remove: 'Remove the printer' },
  },
  form: {
    add: 'Add a printer',
    change: (name: string) => `Change ${name}`,
    name: 'Name',
    nameExample: 'Kitchen',
    maker: 'Maker',
    paper: 'Paper',
    widths: {
      48: '80 mm, 48 characters in a line',
      42: '80 mm, 42 characters in a line',
      32: '58 mm, 32 characters in a line',
    },
    types: 'Orders that it prints',
    noTypes: 'Choose at least one type of order.',
    copies: 'Copies of each ticket',
    save: 'Save',
    back: 'Back',
  },
  address: {
    heading: (name: string) => `Connect ${name}`,
    label: 'Address to type into the printer',
    once: 'It holds a secret and is shown this once. Whoever has it can read your orders.',
    copy: 'Copy the address',
    copied: 'Copied.',
    selected: 'It is selected: copy it with the keyboard.',
    done: 'Done',
    steps: (maker: string) => `${maker}: three steps`,
    how: {
      star: [
        'Print the printer’s self-test (hold FEED while you turn it on), and open the IP address on it in a browser.',
        'Sign in, open “CloudPRNT”, turn it on, paste the address as “Server URL” and choose 5 seconds as the polling interval.',
        'Save; the printer restarts. Come back here and press “Test print”.',
      ],
      epson: [
        'Print the printer’s status sheet (press the button beside its network socket), and open the IP address on it in a browser.',
        'Sign in to Web Config, open “Server Direct Print”, turn it on, paste the address as “URL 1”, choose 5 seconds as the interval and turn “URL Encode” on.',
        'Save with “Send” or “OK”. Come back here and press “Test print”.',
      ],
    },
  },
  notice: {
    silent: (name: string) =>
      `${name} has not asked for work for 2 minutes. Is it on and connected? Orders are not printed there.`,
    paper_out: (name: string) => `${name} is out of paper.`,
    cover_open: (name: string) => `The cover of ${name} is open.`,
    error: (name: string) => `${name} reports an error and does not print.`,
    failed: (name: string, count: number) =>
      `${name} could not print ${count === 1 ? 'a ticket' : `${count} tickets`} today. See Printers.`,
  },
  order: {
    print: 'Print',
    again: 'Print in the kitchen',
    sending: 'Sending…',
    sent: (printers: number) =>
      printers === 0 ? 'No printer prints this type of order.' : 'It prints in a moment.',
    failed: 'It did not arrive. Press again.',
  },
} as const;
