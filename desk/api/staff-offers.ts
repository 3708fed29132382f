import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CouponBody, DealBody } from '#schemas/api/offer-bodies.ts';
import type { OfferPreview, SampleCartBody } from '#schemas/api/offer-preview.ts';
import type { CouponOffer, DealOffer, OfferChoices, OfferList } from '#schemas/api/staff-offers.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { useApi } from '#ui/api/client.ts';
import { useSettingsCalls } from '#ui/api/settings-calls.ts';

const listKey = (tenantId: number) => ['offers', tenantId];
const choicesKey = (tenantId: number) => ['offer-choices', tenantId];
const offerKey = (tenantId: number, kind: OfferKind, id: number) => ['offer', tenantId, kind, id];
/** While a form is open nothing changes below it; each visit reads anew. */
const ofForm = { staleTime: Infinity, gcTime: 0 } as const;

export type OfferKind = 'coupons' | 'deals';

/** Coupons and deals, those that ended too. */
export function useOffers() {
  const api = useApi();
  const { tenantId } = useStores();
  return useQuery<OfferList>({
    queryKey: listKey(tenantId),
    queryFn: async ({ signal }) => (await api.call('listOffers', {}, { signal })).data,
  });
}

/** The dishes and categories that an offer may name. */
export function useOfferChoices() {
  const api = useApi();
  const { tenantId } = useStores();
  return useQuery<OfferChoices>({
    queryKey: choicesKey(tenantId),
    queryFn: async ({ signal }) => (await api.call('listOfferChoices', {}, { signal })).data,
  });
}

export function useCoupon(id: number) {
  const api = useApi();
  const { tenantId } = useStores();
  return useQuery<CouponOffer>({
    queryKey: offerKey(tenantId, 'coupons', id),
    queryFn: async ({ signal }) =>
      (await api.call('getCoupon', { params: { couponId: String(id) } }, { signal })).data,
    ...ofForm,
  });
}

export function useDeal(id: number) {
  const api = useApi();
  const { tenantId } = useStores();
  return useQuery<DealOffer>({
    queryKey: offerKey(tenantId, 'deals', id),
    queryFn: async ({ signal }) =>
      (await api.call('getDeal', { params: { dealId: String(id) } }, { signal })).data,
    ...ofForm,
  });
}

const ifMatch = (revision: number) => ({ 'if-match': `"${revision}"` });

/** Marks the list as old, so that it is read anew where it is looked at. */
function useListIsOld(): () => void {
  const client = useQueryClient();
  const { tenantId } = useStores();
  return () => void client.invalidateQueries({ queryKey: listKey(tenantId) });
}

/** @param id null: a new one, made once however often `requestKey` is sent. */
export function useSaveCoupon(id: number | null, requestKey: string) {
  const api = useApi();
  const { tenantId } = useStores();
  const isOld = useListIsOld();
  return useSettingsCalls<CouponOffer, CouponBody>(
    offerKey(tenantId, 'coupons', id ?? 0),
    async (body, revision) => {
      const reply =
        id === null
          ? await api.call('addCoupon', { headers: { 'idempotency-key': requestKey }, body })
          : await api.call('setCoupon', {
              params: { couponId: String(id) },
              headers: ifMatch(revision),
              body,
            });
      isOld();
      return reply;
    },
  );
}

type NewDeal = { restaurantId: number; requestKey: string };

/** @param id null: a new one, made once however often `requestKey` is sent. */
export function useSaveDeal(id: number | null, { restaurantId, requestKey }: NewDeal) {
  const api = useApi();
  const { tenantId } = useStores();
  const isOld = useListIsOld();
  return useSettingsCalls<DealOffer, DealBody>(
    offerKey(tenantId, 'deals', id ?? 0),
    async (body, revision) => {
      const reply =
        id === null
          ? await api.call('addDeal', {
              params: { restaurantId: String(restaurantId) },
              headers: { 'idempotency-key': requestKey },
              body,
            })
          : await api.call('setDeal', {
              params: { dealId: String(id) },
              headers: ifMatch(revision),
              body,
            });
      isOld();
      return reply;
    },
  );
}

/** Ends an offer, or lets it count again. */
export function useSwitchOffer(kind: OfferKind, id: number) {
  const api = useApi();
  const client = useQueryClient();
  const { tenantId } = useStores();
  const isOld = useListIsOld();
  return useMutation({
    networkMode: 'always',
    mutationFn: async (isActive: boolean): Promise<CouponOffer | DealOffer> => {
      const body = { is_active: isActive };
      return kind === 'coupons'
        ? (await api.call('switchCoupon', { params: { couponId: String(id) }, body })).data
        : (await api.call('switchDeal', { params: { dealId: String(id) }, body })).data;
    },
    onSuccess: (offer) => {
      client.setQueryData(offerKey(tenantId, kind, id), offer);
      isOld();
    },
  });
}

/** An offer as it stands in a form, on a sample cart; null: it cannot be tried yet. */
export type PreviewAsked = { restaurantId: number; cart: SampleCartBody } & (
  | { kind: 'coupons'; id: number | null; offer: CouponBody }
  | { kind: 'deals'; id: number | null; offer: DealBody }
);

/** What an offer that is not saved yet does to a sample cart; the last answer stays until the next. */
export function useOfferPreview(asked: PreviewAsked | null) {
  const api = useApi();
  const { tenantId } = useStores();
  return useQuery<OfferPreview>({
    queryKey: ['offer-preview', tenantId, asked],
    queryFn: async ({ signal }) => {
      if (!asked) throw new Error('there is no offer to try');
      const { cart } = asked;
      const params = { restaurantId: String(asked.restaurantId) };
      if (asked.kind === 'coupons') {
        const body = { coupon_id: asked.id, offer: asked.offer, cart };
        return (await api.call('previewCoupon', { params, body }, { signal })).data;
      }
      const body = { deal_id: asked.id, offer: asked.offer, cart };
      return (await api.call('previewDeal', { params, body }, { signal })).data;
    },
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    gcTime: 60_000,
  });
}
