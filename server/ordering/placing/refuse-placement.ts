import type { FoundProblem, RefusalProblem } from '#schemas/rules/problems/found-problem.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { PlacementProblems } from '../../domain/placing/check-placement.ts';

/**
 * Lets a placement pass that nothing stands against.
 * @throws ApiError with every problem at once (rule R55): 422 where the call asks for something
 * that is not offered or leaves something out, else 409 (rule R54).
 */
export function refusePlacement({ refused, missing, conflicts }: PlacementProblems): void {
  const problems = [...refused, ...missing, ...conflicts];
  const [refusal] = refused;
  if (refusal) throw new ApiError(422, refusal.code, refusal.message, { problems });
  if (missing.length > 0) {
    throw new ApiError(422, 'details_missing', ({ placing }) => placing.detailsMissing, {
      problems,
    });
  }
  const [first] = conflicts;
  if (first) throw conflict(first, problems);
}

const conflict = ({ code, message }: RefusalProblem, problems: FoundProblem[]) =>
  new ApiError(409, code, message, { problems });
