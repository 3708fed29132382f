import { afterEach, beforeEach, expect, test } from 'vitest';
import { preserveScroll } from '#src/page/preserve-scroll.ts';
import { preserveInput } from '#src/page/preserve-input.ts';

const section = (id: string, height: number, more = '') =>
  `<section id="${id}" style="block-size:${height}px">${more}</section>`;
let host: HTMLElement;

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
  host.innerHTML =
    `<main id="main">${section('hero', 900)}` +
    `${section('menu', 1200, '<p id="dish" style="margin:0;padding-block-start:700px">Soup</p>')}` +
    `${section('about', 800, '<form><input name="email" type="email"></form>')}</main>` +
    `<footer style="block-size:2000px"></footer>`;
});
afterEach(() => {
  host.remove();
  window.scrollTo(0, 0);
});

const find = (id: string) => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`there is no ${id}`);
  return element;
};
const topOf = (id: string) => Math.round(find(id).getBoundingClientRect().top);
/** Scrolls until something stands on the line where one reads. */
const read = (id: string) => {
  find(id).scrollIntoView({ block: 'start', behavior: 'instant' });
  window.scrollBy({ top: -window.innerHeight * 0.38, behavior: 'instant' });
};

test('what comes or goes above moves nothing that is read', () => {
  read('about');
  const before = topOf('about');
  preserveScroll(() => {
    find('hero').style.blockSize = '300px';
    find('menu').remove();
    find('main').insertAdjacentHTML('afterbegin', '<div style="block-size:77px"></div>');
  });
  expect(topOf('about')).toBe(before);
});

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test('two changes in a row are both held by the page alone, until the second has been drawn', async () => {
  const anchoring = () => document.documentElement.style.getPropertyValue('overflow-anchor');
  read('about');
  preserveScroll(() => undefined);
  await nextFrame();
  const before = topOf('about');
  preserveScroll(() => {
    find('hero').style.blockSize = '300px';
  });
  await nextFrame();
  expect(anchoring()).toBe('none');
  expect(topOf('about')).toBe(before);
  await nextFrame();
  await nextFrame();
  expect(anchoring()).toBe('');
  expect(topOf('about')).toBe(before);
});

test('a section drawn by another design stays where it was', () => {
  read('about');
  const before = topOf('about');
  preserveScroll(() => {
    find('hero').style.blockSize = '100px';
    find('about').outerHTML = section('about', 500, 'Drawn otherwise');
  });
  expect(topOf('about')).toBe(before);
});

test('within a long section it is the line that is read, not the section', () => {
  find('menu').insertAdjacentHTML('beforeend', '<p id="pasta">Pasta</p>');
  read('pasta');
  const before = topOf('pasta');
  preserveScroll(() => {
    find('dish').style.paddingBlockStart = '900px';
  });
  expect(topOf('pasta')).toBe(before);
});

test('between two lines it is the nearest of them, not what they stand in', () => {
  const lines = '<p style="block-size:4px">Ragu</p><p id="pasta" style="block-size:4px">Pasta</p>';
  find('menu').insertAdjacentHTML('beforeend', lines);
  read('pasta');
  const before = topOf('pasta');
  preserveScroll(() => {
    find('dish').style.paddingBlockStart = '900px';
  });
  expect(topOf('pasta')).toBe(before);
});

test('a dish stays where it was when the menu is drawn by another design', () => {
  const dishes = (height: number) =>
    ['Soup', 'Pasta', 'Bread'].map(
      (name) => `<article style="block-size:${height}px"><h3>${name}</h3></article>`,
    );
  const pasta = () => {
    const [, article] = find('menu').querySelectorAll('article');
    if (!article) throw new Error('there is no pasta');
    return article;
  };
  const topOfPasta = () => Math.round(pasta().getBoundingClientRect().top);
  find('hero').innerHTML = dishes(100).join('');
  find('menu').innerHTML = dishes(400).join('');
  pasta().scrollIntoView({ block: 'start', behavior: 'instant' });
  window.scrollBy({ top: -window.innerHeight * 0.38, behavior: 'instant' });
  const before = topOfPasta();
  preserveScroll(() => {
    find('menu').innerHTML = dishes(900).join('');
  });
  expect(topOfPasta()).toBe(before);
});

test('at the very top what comes there is seen', () => {
  preserveScroll(() => {
    find('main').insertAdjacentHTML('beforebegin', '<p id="banner">Half price today</p>');
  });
  expect(window.scrollY).toBe(0);
});

test('a section that moved takes its reader along', () => {
  read('about');
  const before = topOf('about');
  preserveScroll(() => find('main').prepend(find('about'), find('menu')));
  // As far as the page reaches: nothing is above its top.
  expect(topOf('about')).toBe(Math.min(before, topOf('main') + 0));
});

function emailField(): HTMLInputElement {
  const field = host.querySelector('input');
  if (!field) throw new Error('there is no field');
  return field;
}

test('what was typed is in the field that takes its place, with the focus', () => {
  emailField().value = 'ana@example';
  emailField().focus();
  const heard: string[] = [];
  host.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) heard.push(target.value);
  });
  preserveInput(() => {
    find('about').innerHTML = '<div><input name="email" type="email"><input name="more"></div>';
  });
  expect(emailField().value).toBe('ana@example');
  expect(document.activeElement).toBe(emailField());
  expect(heard).toEqual(['ana@example']);
});

test('a field that stayed is left alone, and so is one that has no successor', () => {
  emailField().value = 'ana@example';
  const present = emailField();
  let inputs = 0;
  host.addEventListener('input', () => (inputs += 1));
  preserveInput(() => find('hero').remove());
  expect(emailField()).toBe(present);
  preserveInput(() => {
    find('about').innerHTML = '<input name="phone" type="tel">';
  });
  expect(emailField().value).toBe('');
  expect(inputs).toBe(0);
});
