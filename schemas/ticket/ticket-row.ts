/** How large a row is drawn; `normal` fits the paper's whole width in characters. */
export type TicketSize = 'normal' | 'large' | 'huge';

export type TicketText = {
  kind: 'text';
  text: string;
  size: TicketSize;
  isBold: boolean;
  /** Characters of a normal row that it stands further in. */
  indent: number;
  /** Hangs before the text, such as how many; '' where nothing does. */
  lead: string;
};

/**
 * A row of the kitchen's ticket, from above. `banner` is white on black and must not be missed;
 * `rule` is a line across the paper.
 */
export type TicketRow = TicketText | { kind: 'banner'; text: string } | { kind: 'rule' };

/** A row of text; plain where nothing else is given. */
export const ticketText = (
  text: string,
  { size = 'normal', isBold = false, indent = 0, lead = '' }: Partial<TicketText> = {},
): TicketText => ({ kind: 'text', text, size, isBold, indent, lead });
