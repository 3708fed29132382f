import { afterEach, describe, expect, test } from 'vitest';
import { dishAt } from '#editor/on-page/page/dish-at.ts';

const dishes = [
  { id: 1, name: 'Garlic bread', categoryId: 1, picture: null },
  { id: 2, name: 'Lemonade', categoryId: 2, picture: null },
  // In two categories, which is one dish.
  { id: 2, name: 'Lemonade', categoryId: 3, picture: null },
  { id: 3, name: 'Garlic bread', categoryId: 3, picture: null },
];

const card = (name: string) => `
  <article>
    <h3><button type="button" aria-haspopup="dialog"> ${name} </button></h3>
    <p>With butter</p>
    <span>$9.00</span>
    <img alt="" />
    <button type="button" aria-label="Add ${name}">+</button>
  </article>`;

afterEach(() => document.body.replaceChildren());

function draw(html: string) {
  document.body.innerHTML = html;
  return (selector: string, which = 0) =>
    dishAt(document.querySelectorAll(selector)[which] ?? null, dishes);
}

describe('the dish that was pressed', () => {
  test.each(['h3 button', 'p', 'span', 'img', 'article'])('is found by its %s', (selector) => {
    expect(draw(card('Lemonade'))(selector)).toEqual({ kind: 'dish', id: 2 });
  });

  test('is none where its + was pressed, or something that is no dish', () => {
    const press = draw(`${card('Lemonade')}${card('Lunch deal')}<main><b>Lemonade</b></main>`);
    expect(press('article button:not([aria-haspopup])')).toBeNull();
    expect(press('article', 1)).toBeNull();
    expect(press('main b')).toBeNull();
  });

  test('is none in a dialog over the page, nor in the editor', () => {
    expect(draw(`<div role="dialog">${card('Lemonade')}</div>`)('p')).toBeNull();
    expect(draw(`<div data-editor>${card('Lemonade')}</div>`)('p')).toBeNull();
  });

  test('of two that have one name is the one at its place', () => {
    const press = draw(card('Garlic bread') + card('Lemonade') + card('Garlic bread'));
    expect([press('article', 0), press('article', 2)]).toEqual([
      { kind: 'dish', id: 1 },
      { kind: 'dish', id: 3 },
    ]);
  });
});
