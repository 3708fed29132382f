import { randomUUID } from 'node:crypto';
import type { CouponBody, DealBody } from '#schemas/api/offer-bodies.ts';
import { contract } from '#schemas/api/contract.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { insertSmallOffers } from '#tests/fixtures/small-offers.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { couponBodyOf, dealBodyOf } from '../setup/offer-bodies.ts';
import { expectStatus } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

/** The small restaurant with its offers, and an owner and a manager who change them over HTTP. */
export async function openOffers() {
  const shop = await buildSmallApp();
  const { app, db } = shop;
  await insertSmallOffers(db);
  await insertStaff(db);
  const owner = await signStaffIn(app);
  const manager = await signStaffIn(app, 'manager@corner.test');
  type Headers = typeof owner;

  const get = (url: string, headers: Headers = owner) =>
    app.inject({ url: `/api/v2/staff/${url}`, headers });
  const send = (
    method: 'POST' | 'PUT',
    url: string,
    payload: object,
    headers: Record<string, string> = {},
    by: Headers = owner,
  ) => app.inject({ method, url: `/api/v2/staff/${url}`, headers: { ...by, ...headers }, payload });

  const addCoupon = (body: Partial<CouponBody>, { by = owner, key = randomUUID() } = {}) =>
    send('POST', 'coupons', couponBodyOf(body), { 'idempotency-key': key }, by);
  const setCoupon = (id: number, body: Partial<CouponBody>, revision: number, by = owner) =>
    send('PUT', `coupons/${id}`, couponBodyOf(body), { 'if-match': `"${revision}"` }, by);
  const addDeal = (body: Partial<DealBody>, { by = owner, key = randomUUID() } = {}) =>
    send(
      'POST',
      `restaurants/${small.restaurant}/deals`,
      dealBodyOf(body),
      { 'idempotency-key': key },
      by,
    );
  const setDeal = (id: number, body: DealBody, revision: number) =>
    send('PUT', `deals/${id}`, body, { 'if-match': `"${revision}"` });
  const switchOffer = (offer: string, isActive: boolean, by = owner) =>
    send('PUT', `${offer}/active`, { is_active: isActive }, {}, by);

  /** @throws where it is not made. */
  const newCoupon = async (body: Partial<CouponBody> = {}) => {
    const reply = await addCoupon(body);
    expectStatus(reply, 201);
    return contract.addCoupon.reply.parse(reply.json()).data;
  };
  const newDeal = async (body: Partial<DealBody> = {}) => {
    const reply = await addDeal(body);
    expectStatus(reply, 201);
    return contract.addDeal.reply.parse(reply.json()).data;
  };
  const coupon = async (id: number) => {
    const reply = await get(`coupons/${id}`);
    expectStatus(reply, 200);
    return contract.getCoupon.reply.parse(reply.json()).data;
  };
  const deal = async (id: number) => {
    const reply = await get(`deals/${id}`);
    expectStatus(reply, 200);
    return contract.getDeal.reply.parse(reply.json()).data;
  };
  const list = async (by: Headers = owner) => {
    const reply = await get('offers', by);
    expectStatus(reply, 200);
    return contract.listOffers.reply.parse(reply.json()).data;
  };
  return {
    ...shop,
    owner,
    manager,
    get,
    send,
    addCoupon,
    setCoupon,
    addDeal,
    setDeal,
    switchOffer,
    newCoupon,
    newDeal,
    coupon,
    deal,
    list,
  };
}
