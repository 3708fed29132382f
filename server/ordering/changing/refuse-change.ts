import type { RefusalProblem } from '#schemas/rules/problems/found-problem.ts';
import { ApiError } from '../../errors/api-error.ts';

/** Throws the first problem as the call's, with all of them listed. */
export function refuse(problems: readonly RefusalProblem[]): void {
  const [first] = problems;
  if (!first) return;
  const extra = { problems: [...problems] };
  if (first.code === 'order_empty') throw new ApiError(422, first.code, first.message, extra);
  throw new ApiError(409, conflictOf(first.code), first.message, extra);
}

/** Of what the menu refuses only the sentence differs. */
function conflictOf(code: RefusalProblem['code']) {
  switch (code) {
    case 'line_refunded':
    case 'refund_changed':
    case 'out_of_stock':
    case 'not_offered_then':
      return code;
    case 'sold_out':
    case 'modifier_unavailable':
    case 'configuration_unavailable':
      return 'sold_out';
    default:
      return 'unknown_line';
  }
}
