import { afterEach, describe, expect, test } from 'vitest';
import { placeAt } from '#editor/on-page/page/place-at.ts';
import { sampleProps } from '#stories/samples/sample-props.ts';
import { registry, sectionPart } from '#variants/sections/registry.ts';
import { draw } from '../../variants/draw.tsx';

let remove: (() => void) | undefined;
afterEach(() => {
  remove?.();
  remove = undefined;
  document.body.replaceChildren();
});

async function drawSection<K extends 'hours' | 'footer'>(section: K, variant: string) {
  const { tenant, props } = sampleProps('tenant139', section);
  const part = sectionPart(section, variant);
  await part.preload();
  const drawn = draw(<part.Component {...props} />, tenant);
  ({ remove } = drawn);
  const restaurants = props.places.map(({ id, name }) => ({ id, name }));
  expect(restaurants.length).toBeGreaterThan(1);
  const withWeek = props.places.filter(({ groups }) => groups.length > 0).map(({ id }) => id);
  expect(withWeek.length).toBeGreaterThan(1);
  return {
    restaurants,
    /** Those whose hours are known. */
    withWeek,
    press: (selector: string) =>
      [...drawn.place.querySelectorAll(selector)].map((one) => placeAt(one, restaurants)),
  };
}

const designs = [
  ...Object.keys(registry.hours).map((variant) => ['hours', variant] as const),
  ...Object.keys(registry.footer).map((variant) => ['footer', variant] as const),
];

describe.each(designs)('in the %s %s', (section, variant) => {
  test('each address is its restaurant’s', async () => {
    const { press, restaurants } = await drawSection(section, variant);
    expect(press('address > :first-child')).toEqual(
      restaurants.map(({ id }) => ({ kind: 'restaurant', id })),
    );
  });

  test('each week is its restaurant’s, and links are for customers', async () => {
    const { press, withWeek } = await drawSection(section, variant);
    const showsWeeks = section === 'hours' || variant === 'with-hours';
    const cells = press('td, dd');
    expect(cells.every((cell) => cell?.kind === 'hours')).toBe(true);
    expect([...new Set(cells.map((cell) => cell?.id))]).toEqual(showsWeeks ? withWeek : []);
    expect(press('a, a *').filter(Boolean)).toEqual([]);
  });
});

describe('what is pressed', () => {
  const restaurants = [{ id: 7, name: 'Newtown' }];
  const press = (html: string) => {
    document.body.innerHTML = html;
    return placeAt(document.querySelector('[data-pressed]'), restaurants);
  };

  test('is the hours, where it says whether it is open now', () => {
    const place = (week: string) =>
      `<ul><li><h3>Newtown</h3><p data-pressed>Open until 9 pm</p>${week}</li></ul>`;
    expect(press(place('<dl><dt>Monday</dt></dl>'))).toEqual({ kind: 'hours', id: 7 });
    expect(press(place(''))).toBeNull();
  });

  test('is an address that names its restaurant itself, and no other address', () => {
    expect(press('<address data-pressed><b>Newtown</b><br>1 King Street</address>')).toEqual({
      kind: 'restaurant',
      id: 7,
    });
    expect(press('<b>Newtown</b><address data-pressed>4 Home Street</address>')).toBeNull();
  });

  test('is nothing in a dialog over the page, nor in the editor', () => {
    const address = '<address data-pressed><b>Newtown</b></address>';
    expect(press(`<div role="dialog">${address}</div>`)).toBeNull();
    expect(press(`<div data-editor>${address}</div>`)).toBeNull();
  });

  test('is nothing beside a longer name that begins alike', () => {
    expect(
      press('<li><h3>Newtown North</h3><address data-pressed>1 Road</address></li>'),
    ).toBeNull();
  });
});
