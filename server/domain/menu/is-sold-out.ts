import type { RefusalProblem } from '#schemas/rules/problems/found-problem.ts';

const codes = new Set(['sold_out', 'modifier_unavailable', 'configuration_unavailable']);

/** Whether a line's problem is that the menu has no more of something, which may pass by itself. */
export const isSoldOut = ({ code }: RefusalProblem): boolean => codes.has(code);
