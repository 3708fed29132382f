/** Units of a line, or of one part of it, by the part's place among the line's. */
export type SelectedUnits = { lineId: number; part: number | null; quantity: number };

/** What of an order is to be refunded, or was. */
export type RefundSelection = {
  items: readonly SelectedUnits[];
  /** Delivery and service. */
  fees: boolean;
  tip: boolean;
};
