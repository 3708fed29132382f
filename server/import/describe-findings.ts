import type { ImportFinding } from '#schemas/api/menu-mapping.ts';
import { findingText } from '#schemas/messages/en/menu-findings.ts';

const shownFindings = 60;

/** What of a file needs a look, a line each, with its row; at most 60 of them. */
export function describeFindings(findings: readonly ImportFinding[]): string[] {
  if (findings.length === 0) return [];
  const lines = findings
    .slice(0, shownFindings)
    .map((one) => `  ${one.row === null ? '' : `row ${one.row}: `}${findingText(one)}`);
  const more = findings.length - lines.length;
  return ['\nNeeds a look:', ...lines, ...(more > 0 ? [`  … and ${more} more`] : [])];
}
