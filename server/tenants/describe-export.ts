/** The README of an export, for whoever gets its files. */
export const describeExport = ({
  tenantId,
  name,
  at,
}: {
  tenantId: number;
  name: string;
  at: Date;
}): string => `# Everything of ${name}

What the ordering site stored for this business (tenant ${tenantId}) at ${at.toISOString()}.

- \`configuration.json\`: the site as it is published: colours, texts, sections and their order.
- \`tables/*.jsonl\`: one file for each table of the database, one row as a JSON object on each line.
  Names are the database's. Rows of two tables belong together where their ids are equal: the
  \`order_id\` of \`order_lines\` is the \`id\` of \`orders\`.
- \`pictures/\`: every picture as it was stored. An address \`/media/${tenantId}/<name>\` in a row or in
  the configuration is the file \`pictures/<name>\`.
- \`manifest.json\`: how many rows each file has, and how many pictures there are. It is written last:
  an export without it was cut off.

Money is in the smallest unit of its currency: 1290 of AUD is $12.90. Dates with a time are
ISO 8601 with their offset. Counts of stock are halves, for a half of a pizza takes half of one.

What signs people, printers and payment services in is left out: passwords, PINs, keys and tokens,
also in hashed or encrypted form, and sessions. The files hold names, addresses and orders of
customers: keep them as carefully as the site did.
`;
