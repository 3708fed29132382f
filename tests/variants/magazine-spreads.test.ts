import { describe, expect, test } from 'vitest';
import { magazineSpreads } from '#variants/sections/menu/magazine-spreads.ts';
import { sampleProps } from '#stories/samples/sample-props.ts';

const { props } = sampleProps('tenant139', 'menu');
const [sample] = props.sections.flatMap(({ items }) => items);
if (!sample) throw new Error('The sample menu is empty.');
const picture = { src: '/dish.webp', alt: '' };
const dishes = (count: number, pictured: (id: number) => boolean = () => true) =>
  Array.from({ length: count }, (_, id) => ({
    ...sample,
    id,
    picture: pictured(id) ? picture : null,
  }));
const spreads = (...of: Parameters<typeof dishes>) => magazineSpreads(dishes(...of));
const ids = (...of: Parameters<typeof dishes>) =>
  spreads(...of).map(({ lead, beside }) => [lead?.id ?? null, ...beside.map(({ id }) => id)]);

describe('the pages of a magazine', () => {
  test.each(Array.from({ length: 60 }, (_, count) => count))(
    'of %i dishes hold each once, two to five small ones beside a large one',
    (count) => {
      const pages = spreads(count);
      const all = pages.flatMap(({ lead, beside }) => (lead ? [lead, ...beside] : beside));
      expect(all.map(({ id }) => id)).toEqual(dishes(count).map(({ id }) => id));
      for (const { beside } of count > 2 ? pages : []) {
        expect(beside.length).toBeGreaterThanOrEqual(2);
        expect(beside.length).toBeLessThanOrEqual(5);
      }
    },
  );

  test('give one or two dishes a page each', () => {
    expect(ids(2)).toEqual([[0], [1]]);
  });

  test('begin with the first dish that has a picture', () => {
    expect(ids(4, (id) => id === 2)).toEqual([[2, 0, 1, 3]]);
  });

  test('have no large dish where none has a picture, and are one', () => {
    expect(ids(3, () => false)).toEqual([[null, 0, 1, 2]]);
    expect(ids(9, () => false)).toEqual([[null, 0, 1, 2, 3, 4, 5, 6, 7, 8]]);
  });
});
