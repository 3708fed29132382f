import { restaurantBody, timesBody } from '../setup/restaurant-bodies.ts';

const revision = { 'if-match': '"0"' };

/** The calls of the pages of settings, with the id of somebody else's restaurant. */
export const settingsCalls = (theirs: string) => {
  const details = restaurantBody({ name: 'Corner Kitchen Annex' });
  const times = timesBody();
  return {
    listStaffRestaurants: {},
    addRestaurant: { payload: details },
    setRestaurantDetails: { params: { restaurantId: theirs }, headers: revision, payload: details },
    setRestaurantOpen: { params: { restaurantId: theirs }, payload: { is_open: false } },
    getRestaurantHours: { params: { restaurantId: theirs } },
    setRestaurantHours: {
      params: { restaurantId: theirs },
      headers: revision,
      payload: { week: [], exceptions: [] },
    },
    getRestaurantTimes: { params: { restaurantId: theirs } },
    setRestaurantTimes: { params: { restaurantId: theirs }, headers: revision, payload: times },
    getRestaurantFees: { params: { restaurantId: theirs } },
    setRestaurantFees: {
      params: { restaurantId: theirs },
      headers: revision,
      payload: { service_fee: 0, taxes_fees: true, tip_percents: [] },
    },
    getTaxes: {},
    setTaxes: {
      headers: revision,
      payload: { prices_include_tax: true, standard_rate: 10, classes: [], cash_step: 5 },
    },
    getPaymentSettings: {},
    setCash: { headers: revision, payload: { takes_cash: true } },
    setStripeKeys: {
      headers: revision,
      payload: {
        publishable_key: 'pk_test_theirs',
        secret_key: 'sk_test_theirs',
        webhook_secret: 'whsec_theirs',
      },
    },
    removeStripeKeys: { headers: revision, payload: { accepts_none: true } },
  };
};
