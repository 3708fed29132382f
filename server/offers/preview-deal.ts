import type { DealBody } from '#schemas/api/offer-bodies.ts';
import type { OfferPreview, SampleCartBody } from '#schemas/api/offer-preview.ts';
import type { IndexedDeal } from '#schemas/rules/menu/menu-index.ts';
import { offerRefusal, type OfferRefusal } from '#schemas/rules/offers/offer-refusal.ts';
import { offerPreview as words } from '#schemas/messages/en/offer-preview.ts';
import type { Deps } from '../dependencies/deps.ts';
import { dealsLeftOutView } from '../domain/cart/deals-left-out-view.ts';
import { dealRefusalSentence } from '../domain/pricing/deal-refusal-sentence.ts';
import { priceStored, type PricedLines } from '../domain/pricing/price-stored.ts';
import type { MenuSnapshot } from '../domain/menu/menu-snapshot.ts';
import { failureTexts } from '#schemas/messages/failure-texts.ts';
import { dealRowOf } from './offer-values.ts';
import {
  previewContext,
  previewOf,
  type PreviewContext,
  type PreviewPlace,
} from './preview-base.ts';
import { linesWithDeal, plainLines, sampleUnits } from './sample-cart.ts';

/** Of these only the time stands in the way: the cart is shown as it will be, and they are said. */
const ofTime = new Set<OfferRefusal>(['not_yet', 'expired', 'not_now']);

type Asked = { dealId: number | null; offer: DealBody; cart: SampleCartBody };

/**
 * What a deal does to a sample cart: priced as every cart is, the deal taken as it is written, and
 * nothing stored. One that customers put together is put together of the cart's dishes.
 * @throws ApiError 400 for an amount, 422 for a dish that is not on the menu.
 */
export async function previewDeal(
  deps: Deps,
  place: PreviewPlace,
  { dealId, offer, cart }: Asked,
): Promise<OfferPreview> {
  const { currency } = place.tenant;
  const { timeZone } = place.restaurant;
  const { row, steps } = dealRowOf(offer, { currency, timeZone });
  // New steps have no ids yet; those that are stored are above 0.
  const components = steps.map(({ id, dishIds, ...step }, index) => ({
    ...step,
    id: id ?? -1 - index,
    restaurantProductIds: dishIds,
  }));
  const deal: IndexedDeal = { ...row, id: dealId ?? 0, imageUrl: null, components };
  const now = await previewContext(deps, place, cart);
  const before = withDeals(now, (deals) => deals.delete(deal.id));
  const refusal = offerRefusal(deal.conditions, now.offerContext);
  const counts = refusal === null || ofTime.has(refusal);
  const known = withDeals(now, (deals) => deals.set(deal.id, deal));
  const automatic = before.rules.deals;
  const after: PreviewContext = {
    ...known,
    rules: {
      ...known.rules,
      deals: counts && deal.isAutomatic ? [...automatic, deal] : automatic,
    },
  };
  const units = sampleUnits(cart, now.snapshot, {
    wanted: components.map(({ restaurantProductIds, quantity }) => ({
      dishIds: restaurantProductIds,
      quantity,
    })),
    minimum: deal.conditions.minimum,
  });
  const plain = plainLines(units);
  const filled = linesWithDeal(units, deal);
  const isByHand = counts && !deal.isAutomatic;
  const priced = priceStored((isByHand ? filled : null) ?? plain, after);
  const pricedBefore = priceStored(plain, before);
  const saves = pricedBefore.amounts.total > priced.amounts.total;
  return previewOf({
    units,
    before: pricedBefore,
    after: priced,
    pricing: { before, after },
    reason:
      refusal === null
        ? saves
          ? null
          : whyNot(deal, after, { priced, isFilled: filled !== null })
        : dealRefusalSentence(failureTexts.en, deal, refusal),
  });
}

/** The same with other deals on the menu; the automatic ones that hold are among its rules. */
function withDeals(
  context: PreviewContext,
  change: (deals: Map<number, IndexedDeal>) => void,
): PreviewContext {
  const changed = (index: MenuSnapshot['menuIndex']) => {
    const deals = new Map(index.deals);
    change(deals);
    return { ...index, deals };
  };
  const { snapshot, rules } = context;
  const menuIndex = changed(snapshot.menuIndex);
  return {
    ...context,
    snapshot: { ...snapshot, menuIndex, uncountedIndex: changed(snapshot.uncountedIndex) },
    rules: { ...rules, deals: rules.deals.filter(({ id }) => menuIndex.deals.has(id)) },
  };
}

function whyNot(
  deal: IndexedDeal,
  context: PreviewContext,
  { priced, isFilled }: { priced: PricedLines; isFilled: boolean },
): string {
  const { amounts } = priced;
  const leftOut = dealsLeftOutView(amounts, context, {
    major: (minor) => minor,
    texts: failureTexts.en,
  });
  const own = leftOut.find(({ deal_id }) => deal_id === deal.id);
  if (own) return own.message;
  const lacking = amounts.hints.filter(({ dealId }) => dealId === deal.id);
  if (lacking.length > 0) {
    const named = lacking.map(({ componentId, missing }) => {
      const step = deal.components.find(({ id }) => id === componentId);
      return words.missing(missing, step?.name ?? '');
    });
    return words.lacking(named);
  }
  return isFilled ? words.noSaving : words.nothing;
}
