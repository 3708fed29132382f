import { toMajor } from '#schemas/money.ts';
import { ApiError } from '../api-error.ts';
import { checkPlacement } from '../domain/check-placement.ts';
import type { PlacementFacts } from '../domain/check-placement.ts';

/**
 * Lets a placement pass that nothing stands against.
 * @throws ApiError with every problem at once (rule R55): 422 where the call asks for something
 * that is not offered or leaves something out, else 409 with the total as it is now (rule R54).
 */
export function refusePlacement(facts: PlacementFacts, currency: string): void {
  const { refused, missing, conflicts } = checkPlacement(facts);
  const problems = [...refused, ...missing, ...conflicts];
  const [first] = problems;
  if (!first) return;
  if (refused.length > 0) throw new ApiError(422, first.code, first.message, { problems });
  if (missing.length > 0) {
    const sentence = 'Some details are missing. Please fill them in.';
    throw new ApiError(422, 'details_missing', sentence, { problems });
  }
  const new_total = toMajor(facts.priced.amounts.total, currency);
  throw new ApiError(409, first.code, first.message, { problems, new_total });
}
