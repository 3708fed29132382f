import { expect, test } from 'vitest';
import {
  differencesOf,
  isSameValue,
  mergedValues,
  type SettingText,
} from '#desk/form/saved-settings.ts';

type Values = { name: string; lead: number; days: number[] };

const settings: SettingText<Values>[] = [
  { key: 'name', label: 'Name', text: ({ name }) => name },
  { key: 'lead', label: 'Lead', text: ({ lead }) => String(lead) },
  { key: 'days', label: 'Days', text: ({ days }) => days.join() },
];
const base: Values = { name: 'A', lead: 20, days: [1, 2] };

test('what only they changed is taken over, and what both changed stays mine until chosen', () => {
  const theirs = { name: 'B', lead: 30, days: [1, 2] };
  const mine = { name: 'C', lead: 20, days: [1] };
  const sides = { base, theirs, mine };
  expect(mergedValues(settings, sides)).toEqual({ name: 'C', lead: 30, days: [1] });
  expect(
    differencesOf(settings, sides).map(({ setting, isBoth }) => [setting.key, isBoth]),
  ).toEqual([
    ['name', true],
    ['lead', false],
  ]);
});

test('what both changed to the same is no difference', () => {
  const both = { ...base, lead: 45 };
  expect(differencesOf(settings, { base, theirs: both, mine: both })).toEqual([]);
});

test('the order of fields makes no difference, that of a list does', () => {
  expect(isSameValue([{ a: 1, b: [2] }], [{ b: [2], a: 1 }])).toBe(true);
  expect(isSameValue([1, 2], [2, 1])).toBe(false);
});
