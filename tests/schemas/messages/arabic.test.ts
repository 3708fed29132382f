import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { items } from '#schemas/messages/ar/cart.ts';
import { charactersLeft } from '#schemas/messages/ar/characters-left.ts';
import { dishes, dishesOf } from '#schemas/messages/ar/dishes.ts';
import { isolate } from '#schemas/messages/ar/isolate.ts';
import { minutesOf } from '#schemas/messages/ar/minutes-of.ts';
import { monthsOf } from '#schemas/messages/ar/months-of.ts';
import { forPeople, highChairs, people } from '#schemas/messages/ar/people.ts';
import { points, pointsOf } from '#schemas/messages/ar/points.ts';
import { sentencesOf } from './catalogue-gaps.ts';

const folder = new URL('../../../schemas/messages/ar/', import.meta.url);
const files = readdirSync(folder);

/** Counts of each form: none, one, two, 3 to 10, 11 to 99, and 100. */
const counts = [0, 1, 2, 3, 11, 100];

test.each([
  ['items', items, 'لا أصناف | صنف واحد | صنفان | 3 أصناف | 11 صنفًا | 100 صنف'],
  ['dishes', dishes, 'لا أطباق | طبق واحد | طبقان | 3 أطباق | 11 طبقًا | 100 طبق'],
  ['dishesOf', dishesOf, 'لا أطباق | طبق واحد | طبقين | 3 أطباق | 11 طبقًا | 100 طبق'],
  ['points', points, '0 نقطة | نقطة واحدة | نقطتان | 3 نقاط | 11 نقطة | 100 نقطة'],
  ['pointsOf', pointsOf, '0 نقطة | نقطة واحدة | نقطتين | 3 نقاط | 11 نقطة | 100 نقطة'],
  ['people', people, '0 شخص | شخص واحد | شخصان | 3 أشخاص | 11 شخصًا | 100 شخص'],
  ['forPeople', forPeople, 'لعدد 0 | لشخص واحد | لشخصين | لـ3 أشخاص | لـ11 شخصًا | لـ100 شخص'],
  [
    'highChairs',
    highChairs,
    'بلا كرسي أطفال | كرسي أطفال واحد | كرسيّا أطفال | 3 كراسي أطفال | 11 كرسي أطفال | 100 كرسي أطفال',
  ],
  ['minutesOf', minutesOf, 'أقل من دقيقة | دقيقة واحدة | دقيقتين | 3 دقائق | 11 دقيقة | 100 دقيقة'],
  [
    'charactersLeft',
    charactersLeft,
    'لم يتبقَّ أي حرف | يتبقّى حرف واحد | يتبقّى حرفان | يتبقّى 3 أحرف | يتبقّى 11 حرفًا | يتبقّى 100 حرف',
  ],
])('%s: each count with the form of its noun', (_, say, forms) => {
  expect(counts.map(say).join(' | ')).toBe(forms);
});

test('months that make whole years are said by the year', () => {
  expect([1, 2, 6, 12, 18, 24, 36, 144].map(monthsOf)).toEqual([
    'شهر واحد',
    'شهرين',
    '6 أشهر',
    'سنة واحدة',
    '18 شهرًا',
    'سنتين',
    '3 سنوات',
    '12 سنة',
  ]);
});

/** What a sentence may be given: a name, or a number that takes the form of one, two, few or many. */
const givens = [isolate('Ada'), 1, 2, 5, 11, 100];

type Phrase = (...args: readonly unknown[]) => unknown;
const isPhrase = (value: unknown): value is Phrase => typeof value === 'function';

/** What a sentence says, however it is given its values; it may not take them. */
function saidBy(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (!isPhrase(value)) return [];
  return givens.flatMap((given) => {
    try {
      const said = value(given, given, given, given);
      return typeof said === 'string' ? [said] : [];
    } catch {
      return [];
    }
  });
}

const isolated = /\u2068[^\u2068\u2069]*\u2069/g;
/** Punctuation and digits that Arabic has its own of, or that the site writes otherwise. */
const foreign = /[,;?“”"→←٠-٩٪]/;

test.each(files)('%s has Arabic punctuation, Latin digits and closed isolates', async (file) => {
  const own: Record<string, unknown> = await import(`../../../schemas/messages/ar/${file}`);
  const said = sentencesOf({ ...own })
    .flatMap(({ value }) => saidBy(value))
    .map((text) => text.replaceAll(isolated, ''));
  expect(said.filter((text) => foreign.test(text))).toEqual([]);
  // An isolate within another one is taken out in two turns.
  const open = said.map((text) => text.replaceAll(isolated, ''));
  expect(open.filter((text) => /[\u2068\u2069]/.test(text))).toEqual([]);
});
