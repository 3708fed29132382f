/** What a business's tax number is called before it on receipts, by what its country has. */
export const taxNumber = {
  abn: 'ABN',
  gst: 'GST no.',
  vat: 'VAT no.',
  other: 'Tax no.',
} as const;
