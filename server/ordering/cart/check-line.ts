import type { RefusalProblem } from '#schemas/rules/problems/found-problem.ts';
import type { CartLine } from '#schemas/rules/line/cart-line.ts';
import { lineProblems } from '#schemas/rules/line/line-problems.ts';
import { plainLine } from '#schemas/rules/line/plain-line.ts';
import { offerRefusal } from '#schemas/rules/offers/offer-refusal.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { MenuSnapshot } from '../../domain/menu/menu-snapshot.ts';
import { ownsMenuIds } from '../../db/queries/menu-ids.ts';
import type { Restaurant } from '../../db/queries/restaurants.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { plainPurpose } from '../../domain/pricing/cart-purpose.ts';
import { dealRefusalSentence } from '../../domain/pricing/deal-refusal-sentence.ts';
import { isSoldOut } from '../../domain/menu/is-sold-out.ts';
import { menuIdsOf } from '../../domain/menu/menu-ids-of.ts';
import { createOfferContext } from '../../domain/pricing/offer-context.ts';

/**
 * Checks a line that is to be added against the menu (rules R26 to R28, R32 to R34, R37).
 * @returns the line in the form it is kept in.
 * @throws ApiError 404 for ids of nobody or another tenant, 422 for ids of another item or
 * restaurant and for choices that do not fit, 409 for what is sold out or not offered now.
 */
export async function checkLine(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  restaurant: Restaurant,
  snapshot: MenuSnapshot,
  line: CartLine,
): Promise<CartLine> {
  const [first, ...more] = lineProblems(line, snapshot.menuIndex, prefix).map(withoutPrefix);
  if (first) throw await refusalOf(db, restaurant.tenantId, line, [first, ...more]);
  checkDeal(line, restaurant, snapshot, clock());
  return plainLine(line, snapshot.menuIndex);
}

async function refusalOf(
  db: Deps['db'],
  tenantId: number,
  line: CartLine,
  problems: [RefusalProblem, ...RefusalProblem[]],
): Promise<ApiError> {
  const unknown = problems.find(({ code }) => code.startsWith('unknown_'));
  if (unknown && !(await ownsMenuIds(db, tenantId, menuIdsOf(line)))) {
    return new ApiError(404, unknown.code, ({ cart }) => cart.noSuchDish, { problems });
  }
  const misfit = problems.find((problem) => !isSoldOut(problem));
  return misfit
    ? new ApiError(422, misfit.code, misfit.message, { problems })
    : new ApiError(409, 'sold_out', problems[0].message, { problems });
}

/** What is being added has no place in the cart yet: paths are those of the call's body. */
const prefix = 'item';

const withoutPrefix = (problem: RefusalProblem): RefusalProblem => ({
  ...problem,
  path: problem.path.replace(/^item\.?/, '') || 'restaurant_product_id',
});

/**
 * A deal put together by hand is judged as of now, for what the order is for is not known yet; by
 * the same reason its order types and ways to pay are left to the cart, which shows them.
 */
function checkDeal(
  { kind, offerId }: CartLine,
  restaurant: Restaurant,
  { menuIndex }: MenuSnapshot,
  now: Date,
): void {
  const deal = kind === 'deal' ? menuIndex.deals.get(offerId ?? 0) : undefined;
  if (!deal) return;
  const conditions = { ...deal.conditions, order_types: [], payment_methods: [] };
  const refusal = offerRefusal(conditions, createOfferContext(restaurant, plainPurpose, now));
  if (!refusal) return;
  throw new ApiError(409, `deal_${refusal}`, (say) => dealRefusalSentence(say, deal, refusal));
}
