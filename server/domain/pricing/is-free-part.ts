import type { ResolvedLine, ResolvedPart } from '#schemas/rules/line/resolved-line.ts';

/** What a deal by hand gives for nothing (rule R35); its options are paid all the same. */
export function isFreePart(
  { component }: Pick<ResolvedPart, 'component'>,
  { deal }: Pick<ResolvedLine, 'deal'>,
): boolean {
  if (deal?.effect.kind !== 'bogo' || deal.effect.percent < 100) return false;
  return deal.components.some(({ id, role }) => id === component?.id && role === 'get');
}
