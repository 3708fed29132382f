import type { ImportFinding } from '#schemas/api/menu-mapping.ts';
import type { UnusedColumn } from '#schemas/api/unused-cells.ts';
import { findingText, unusedText } from '#schemas/messages/en/menu-findings.ts';

const shownFindings = 60;

/** What of a file needs a look, a line each, with its row; at most 60 of them. */
export function describeFindings(findings: readonly ImportFinding[]): string[] {
  if (findings.length === 0) return [];
  const lines = findings
    .slice(0, shownFindings)
    .map((one) => `  ${placeOf(one)}${findingText(one)}`);
  const more = findings.length - lines.length;
  return ['\nNeeds a look:', ...lines, ...(more > 0 ? [`  … and ${more} more`] : [])];
}

const placeOf = ({ row, sheet }: ImportFinding): string =>
  row === null ? '' : `${sheet === undefined ? '' : `“${sheet}”, `}row ${row}: `;

/** Cells of a table that do not come to the menu, a line for each column. */
export const describeUnused = (unused: readonly UnusedColumn[]): string[] =>
  unused.length === 0 ? [] : ['\nNot used:', ...unused.map((one) => `  ${unusedText(one)}`)];
