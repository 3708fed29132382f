import { describe, expect, test } from 'vitest';
import {
  firstMissing,
  placeAfter,
  setupPath,
  setupPlaceAt,
  setupPlaces,
} from '#desk/setup/setup-places.ts';
import { routeOf } from '#src/app/routes.tsx';
import { restaurantOfStep } from '#desk/setup/restaurant-of-step.ts';
import { newtownDetails } from '../settings/settings-server.ts';
import { lackingAt, setupWith } from './setup-server.ts';

describe('the places of a set-up', () => {
  test.each(setupPlaces)('%s has an address that is a page for staff', (place) => {
    expect(setupPlaceAt(setupPath(place))).toBe(place);
    expect(routeOf(setupPath(place)).isForStaff).toBe(true);
  });

  test('are resumed at the first that lacks something, and at the opening where none does', () => {
    expect(firstMissing(setupWith(['hours', 'menu']))).toBe('hours');
    expect(firstMissing(setupWith([]))).toBe('open');
  });

  test('lead on to what lacks something behind, then to what does before', () => {
    const setup = setupWith(['restaurant', 'menu', 'test_order']);
    expect(placeAfter(setup, 'hours')).toBe('menu');
    expect(placeAfter(setup, 'payment')).toBe('test_order');
    expect(placeAfter(setup, 'test_order')).toBe('restaurant');
    expect(placeAfter(setup, 'menu')).toBe('fulfilment');
    expect(placeAfter(setupWith([]), 'hours')).toBe('open');
    expect(placeAfter(setupWith(['hours']), 'hours')).toBe('open');
  });
});

test('a step is about the restaurant that lacks something, else the first that is not closed', () => {
  const closed = { ...newtownDetails, is_open: false };
  const [second, third] = [2, 3].map((id) => ({ ...newtownDetails, id }));
  if (!second || !third) throw new Error('there are three restaurants');
  const all = [closed, second, third];
  expect(restaurantOfStep(all, setupWith(['hours']), 'hours')).toBe(second);
  expect(restaurantOfStep(all, lackingAt('hours', third), 'hours')).toBe(third);
  expect(restaurantOfStep(all, lackingAt('hours', third), 'menu')).toBe(second);
  expect(restaurantOfStep(all, lackingAt('hours', closed), 'hours')).toBe(second);
  expect(restaurantOfStep([closed], undefined, 'hours')).toBeUndefined();
});
