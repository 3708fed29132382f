import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchPictures } from '#schemas/rules/menu-editing/match-pictures.ts';
import { tokensOf } from '#schemas/rules/menu-editing/name-tokens.ts';

const menu = [
  'Chicken Tikka',
  'Chicken Tikka Masala',
  'Crème brûlée',
  'Jalapeño Poppers',
  'Fish & Chips',
  'Käsespätzle',
  '7 Up',
  'Coca-Cola 330 ml',
  'Coca-Cola 500 ml',
  'Pad Thai',
  'Smørrebrød',
  'Mum’s Apple Pie',
  'Burger No. 2',
  'Photo Cake',
].map((name, place) => ({ key: String(place), name }));
const nameOf = (key: string | null) => menu.find((dish) => dish.key === key)?.name ?? null;
const match = (...names: string[]) =>
  matchPictures(
    names.map((name, place) => ({ key: `p${place}`, name })),
    menu,
  );
const matched = (name: string) => match(name).map(({ dish, kind }) => [nameOf(dish), kind])[0];

describe('a picture finds its dish by the name of its file', () => {
  test.each([
    ['chicken-tikka.jpg', 'Chicken Tikka'],
    ['chicken-tikka (2).JPG', 'Chicken Tikka'],
    ['IMG_1234_Chicken Tikka.png', 'Chicken Tikka'],
    ['ChickenTikkaMasala-final-1024x768.webp', 'Chicken Tikka Masala'],
    ['tikka masala chicken.jpeg', 'Chicken Tikka Masala'],
    ['creme brulee.jpg', 'Crème brûlée'],
    ['Cre\u0300me_bru\u0302le\u0301e.jpg', 'Crème brûlée'],
    ['JALAPENO POPPERS copy.png', 'Jalapeño Poppers'],
    ['fish-and-chips.jpg', 'Fish & Chips'],
    ['fish chips.jpg', 'Fish & Chips'],
    ['Kaesespaetzle.jpg', null],
    ['kasespatzle.jpg', 'Käsespätzle'],
    ['7up.png', '7 Up'],
    ['coca cola 500ml.png', 'Coca-Cola 500 ml'],
    ['PXL_20260514_123456 pad thai.jpg', 'Pad Thai'],
    ['smorrebrod.avif', 'Smørrebrød'],
    ['mums apple pie.jpg', 'Mum’s Apple Pie'],
    ['burger-no-2.jpg', 'Burger No. 2'],
    ['photo-cake.jpg.jpg', 'Photo Cake'],
  ])('%s is %s', (file, dish) => {
    expect(matched(file)?.[0]).toBe(dish);
  });

  test.each([
    ['chiken tikka.jpg', 'Chicken Tikka'],
    ['jalapeno popper.jpg', 'Jalapeño Poppers'],
    ['apple-pie.jpg', 'Mum’s Apple Pie'],
    ['up.jpg', '7 Up'],
  ])('%s is much like %s, which people look at', (file, dish) => {
    expect(matched(file)).toEqual([dish, 'similar']);
  });

  test.each(['IMG_1234.jpg', 'DSC00017.JPG', '20260514.png', 'logo.png', '.jpg', ''])(
    '%s is of no dish',
    (file) => {
      expect(matched(file)).toEqual([null, 'none']);
    },
  );

  test('two dishes that fit as well are both named, and none is taken', () => {
    const [found] = match('coca-cola.jpg');
    expect(found).toMatchObject({ dish: null, kind: 'several' });
    expect(found?.others.map(nameOf)).toEqual(['Coca-Cola 330 ml', 'Coca-Cola 500 ml']);
  });

  test('two pictures of one dish: the better one has it, the other is left to people', () => {
    const found = match('chiken tikka.jpg', 'chicken tikka.jpg', 'chicken tikka (2).jpg');
    expect(found.map(({ dish, kind }) => [nameOf(dish), kind])).toEqual([
      [null, 'taken'],
      ['Chicken Tikka', 'same'],
      [null, 'taken'],
    ]);
    expect(nameOf(found[0]?.others[0] ?? null)).toBe('Chicken Tikka');
  });
});

const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 9 });
const dishName = fc
  .oneof(
    fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' ')),
    fc
      .array(
        fc.constantFrom('Crème', 'tofu', 'Img', '2', 'Photo', '7', 'ÄRA', 'über', 'Pho', 'No.'),
        {
          minLength: 1,
          maxLength: 4,
        },
      )
      .map((words) => words.join(' ')),
  )
  .filter((name) => tokensOf(name).all.length > 0);
const slug = (name: string) => tokensOf(name).all.join('-');
const menus = fc
  .uniqueArray(dishName, {
    minLength: 1,
    maxLength: 12,
    selector: (name) => tokensOf(name).all.join(''),
  })
  .map((names) => names.map((name, place) => ({ key: `d${place}`, name })));
const ending = fc.constantFrom('.jpg', '.JPG', '.png', '.webp', '.jpeg.png');

describe('whatever the menu', () => {
  test('a dish’s own name, and its slug, always find it', () => {
    fc.assert(
      fc.property(menus, ending, (dishes, end) => {
        const files = dishes.map(({ key, name }) => ({
          key: `of ${key}`,
          name: `${slug(name)}${end}`,
        }));
        for (const { key, dish, kind } of matchPictures(files, dishes)) {
          expect([key, kind]).toEqual([`of ${dish}`, 'same']);
        }
      }),
    );
  });

  test('no dish gets two pictures, no picture two dishes, and each picture has its answer', () => {
    fc.assert(
      fc.property(fc.array(dishName, { maxLength: 12 }), fc.array(dishName), (names, files) => {
        const dishes = names.map((name, place) => ({ key: `d${place}`, name }));
        const pictures = files.map((name, place) => ({ key: `p${place}`, name: `${name}.jpg` }));
        const found = matchPictures(pictures, dishes);
        expect(found.map(({ key }) => key)).toEqual(pictures.map(({ key }) => key));
        const taken = found.flatMap(({ dish }) => dish ?? []);
        expect(new Set(taken).size).toBe(taken.length);
        for (const { dish, others, kind } of found) {
          expect(dish !== null).toBe(kind === 'same' || kind === 'similar');
          expect(others).not.toContain(dish);
          expect(others.length === 0 && kind === 'several').toBe(false);
        }
      }),
    );
  });

  test('two dishes of one name are never chosen between', () => {
    fc.assert(
      fc.property(dishName, (name) => {
        const twice = [
          { key: 'a', name },
          { key: 'b', name },
        ];
        const [found] = matchPictures([{ key: 'p', name: `${slug(name)}.jpg` }], twice);
        expect(found).toEqual({ key: 'p', dish: null, others: ['a', 'b'], kind: 'several' });
      }),
    );
  });
});
