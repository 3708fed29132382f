import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '#schemas/languages/languages.ts';
import { catalogueGaps, sentencesOf } from './catalogue-gaps.ts';

const folder = new URL('../../../schemas/messages/', import.meta.url);

/** What only staff read: desk, editor and the mails to a restaurant stay in English. */
const staffFiles =
  /^(desk.*|menu-findings|menu-encodings|no-price|proposals|restaurant-mail|webhook-mail|owner-notice|dispute-.*|ticket|offer-preview|offer-sentences)\.ts$/;

const filesOf = (language: string) => readdirSync(new URL(`${language}/`, folder));
/** Which language it is, and the words by which a search understands it: no sentences. */
const wordFiles = new Set(['language.ts', 'search-terms.ts']);

const readByCustomers = filesOf('en').filter((file) => !staffFiles.test(file));
const customerFiles = readByCustomers.filter((file) => !wordFiles.has(file));

const hasFolder = new Set(readdirSync(folder, { withFileTypes: true }).map(({ name }) => name));
const translated = Object.keys(languages).filter(
  (language) => language !== 'en' && hasFolder.has(language),
);

/**
 * Sentences that are the same in another language, by their place, with the reason. A pattern of
 * whole places: `*` stands for one part.
 */
const same: Record<string, readonly RegExp[]> = {
  es: [
    // Names: of networks, of number kinds that a country gives, of diets that are loanwords.
    /^footer\.platforms\./,
    /^footer\.acn$/,
    /^(taxNumber|mail\.taxNumber|order\.receipt\.taxNumber)\.abn$/,
    /^home\.menu\.dietNames\.(halal|kosher)$/,
    /^home\.menu\.dietMarks\.(vegetarian|vegan)$/,
    /^allergenNames\.gluten$/,
    // Words that Spanish shares with English.
    /^cartContents\.(subtotal|total|errorTitle)$/,
    /^mail\.total$/,
    // Units.
    /^orderStatus\.minutes$/,
  ],
  ar: [
    // Names of networks, and Latin marks that Arabic menus print too.
    /^footer\.platforms\./,
    /^home\.menu\.dietMarks\./,
  ],
};

const read = async (language: string, file: string): Promise<Record<string, unknown>> => ({
  ...(await import(`../../../schemas/messages/${language}/${basename(file, '.ts')}.ts`)),
});

test('Spanish and Arabic are languages of customers', () => {
  expect(Object.keys(languages)).toEqual(expect.arrayContaining(['en', 'es', 'ar']));
  expect(translated.length).toBeGreaterThan(0);
});

describe.each(translated)('%s', (language) => {
  test('has every file that customers read', () => {
    const own = new Set(filesOf(language));
    expect(readByCustomers.filter((file) => !own.has(file))).toEqual([]);
  });

  test.each(customerFiles)('%s says all that English says, in its own words', async (file) => {
    const [english, own] = await Promise.all([read('en', file), read(language, file)]);
    expect(Object.keys(own).toSorted()).toEqual(expect.arrayContaining(Object.keys(english)));
    expect(catalogueGaps(english, own, same[language] ?? [])).toEqual([]);
  });

  test('leaves no place on its list that English no longer has', async () => {
    const all = await Promise.all(customerFiles.map((file) => read('en', file)));
    const places = all.flatMap((english) => sentencesOf(english).map(({ place }) => place));
    const unused = (same[language] ?? []).filter((it) => !places.some((place) => it.test(place)));
    expect(unused).toEqual([]);
  });
});

describe('the comparison', () => {
  const english = {
    text: 'Close',
    price: (amount: string) => `From ${amount}`,
    dishes: (count: number) => (count === 1 ? '1 dish' : `${count} dishes`),
    sign: (points: number) => `${Math.abs(points)} left`,
    list: (names: readonly string[]) => names.join(' and '),
    mark: 'Hello {name}',
  };
  const spanish = {
    text: 'Cerrar',
    price: (amount: string) => `Desde ${amount}`,
    dishes: (count: number) => (count === 1 ? '1 plato' : `${count} platos`),
    sign: (points: number) => `quedan ${Math.abs(points)}`,
    list: (names: readonly string[]) => names.join(' y '),
    mark: 'Hola {name}',
  };

  test('finds nothing in a whole translation', () => {
    expect(catalogueGaps(english, spanish, [])).toEqual([]);
  });

  test.each([
    ['a sentence that is left in English', { text: 'Close' }, 'text: is English still'],
    ['a function that is left in English', { price: english.price }, 'price: is English still'],
    [
      'a value that is not said',
      { price: () => 'Desde ahí' },
      'price: does not say its argument 1',
    ],
    [
      'a number that is not said',
      { sign: () => 'quedan algunos' },
      'sign: does not say its argument 1',
    ],
    [
      'a list of which one is not said',
      { list: ([first = '']: readonly string[]) => first },
      'list: does not say its argument 1',
    ],
    ['a placeholder that is another one', { mark: 'Hola {nombre}' }, 'mark: has {nombre}'],
    ['a text in the place of a function', { price: 'Desde' }, 'price: is no function'],
    ['a text that lacks', { text: undefined }, 'text: lacks'],
    ['an empty text', { text: '' }, 'text: says nothing'],
    ['a space at its end', { text: 'Cerrar ' }, 'text: begins or ends with a space'],
    ['two spaces', { text: 'Cerrar  ya' }, 'text: has two spaces'],
    ['what English does not have', { more: 'Más' }, 'more: English does not have it'],
  ])('finds %s', (_, change, gap) => {
    expect(catalogueGaps(english, { ...spanish, ...change }, [])).toContainEqual(
      expect.stringContaining(gap),
    );
  });

  test('lets a sentence be the same where it is on the list', () => {
    expect(catalogueGaps(english, { ...spanish, text: 'Close' }, [/^text$/])).toEqual([]);
  });
});
