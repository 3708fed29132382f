import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { nameOfSetting } from '#editor/core/settings/name-of-setting.ts';
import { differencesBetween } from '#editor/review/differences/differences.ts';
import { takeFrom } from '#editor/review/differences/take-from.ts';
import { copySection } from '#editor/core/sections/section-changes.ts';
import { produce } from 'immer';
import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import { whenSchema, type When } from '#schemas/config/when.ts';
import { openEditor } from '../open-editor.tsx';

const usual = siteConfigSchema.parse({});
const withRule = (rule: Partial<When>): SiteConfig => ({
  ...usual,
  layout: {
    home: usual.layout.home.map((entry) =>
      entry.id === 'features' ? { ...entry, when: whenSchema.parse(rule) } : entry,
    ),
  },
});
const lunch = { times: [{ days: [1, 2, 3, 4, 5], from: '11:00', to: '15:00' }] };
const ruleOf = ({ layout }: SiteConfig, id = 'features') =>
  layout.home.find((entry) => entry.id === id)?.when;

it('a row of two lines has its arrows and its eye at one height', async () => {
  openEditor(withRule(lunch));
  const middle = (role: 'button' | 'switch', name: string) => {
    const { top, bottom } = page.getByRole(role, { name }).element().getBoundingClientRect();
    return (top + bottom) / 2;
  };
  const note = page.getByRole('list', { name: 'Sections of the home page' }).getByText(/11:00/);
  await expect.element(note).toBeVisible();
  await expect
    .poll(() => middle('button', 'Move Features up') - middle('switch', 'Show Features'))
    .toBe(0);
});

describe('the panel of a section', () => {
  it('takes times, devices and order types, each a step that undo takes back', async () => {
    const { config, editor, openGroup } = openEditor();
    await openGroup('Features');
    await expect.element(page.getByText('Always, to everyone.')).toBeVisible();
    await page.getByRole('button', { name: 'Add a time' }).click();
    await expect
      .poll(() => ruleOf(config())?.times)
      .toEqual([{ days: [], from: '11:00', to: '15:00' }]);
    await page.getByRole('checkbox', { name: 'Sunday' }).click({ force: true });
    await expect.poll(() => ruleOf(config())?.times[0]?.days).toEqual([1, 2, 3, 4, 5, 6]);
    await page.getByLabelText('From', { exact: true }).fill('10:30');
    await expect.poll(() => ruleOf(config())?.times[0]?.from).toBe('10:30');
    await page.getByRole('checkbox', { name: 'Phones' }).click({ force: true });
    await expect.poll(() => ruleOf(config())?.devices).toEqual(['tablet', 'computer']);
    await expect
      .element(page.getByText('Mon–Sat 10:30–15:00 · not on phones.', { exact: false }))
      .toBeVisible();
    editor.undo();
    await expect.poll(() => ruleOf(config())?.devices).toEqual([]);
    editor.undo();
    await expect.poll(() => ruleOf(config())?.times[0]?.from).toBe('11:00');
  });

  it('keeps one device at least, and says how to hide it from all', async () => {
    const { config, openGroup } = openEditor(withRule({ devices: ['phone'] }));
    await openGroup('Features');
    await page.getByRole('checkbox', { name: 'Phones' }).click({ force: true });
    await expect.element(page.getByText('One stays.', { exact: false })).toBeVisible();
    expect(ruleOf(config())?.devices).toEqual(['phone']);
  });

  it('leaves nothing behind where it is shown always again', async () => {
    const { config, openGroup } = openEditor(withRule(lunch));
    await openGroup('Features');
    const button = page.getByRole('button', { name: 'Show it always' });
    await expect.element(button).toBeInTheDocument();
    button.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(config).toEqual(usual);
  });

  it('says what an emptied clock needs, and keeps the time that was', async () => {
    const { config, openGroup } = openEditor(withRule(lunch));
    await openGroup('Features');
    const from = page.getByLabelText('From', { exact: true });
    await from.fill('');
    // Tab would lead to the minutes of the same clock.
    await page.getByLabelText('To', { exact: true }).click();
    await expect.element(from).toHaveAccessibleDescription('Choose a time');
    await expect.element(from).toBeInvalid();
    expect(ruleOf(config())?.times[0]?.from).toBe('11:00');
    await from.fill('12:00');
    await expect.element(from).toBeValid();
    await expect.poll(() => ruleOf(config())?.times[0]?.from).toBe('12:00');
  });

  it('gives the focus to a new row, and back after one is removed', async () => {
    const { config, openGroup } = openEditor();
    await openGroup('Features');
    await page.getByRole('button', { name: 'Add a time' }).click();
    await expect.element(page.getByRole('checkbox', { name: 'Monday' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.poll(() => ruleOf(config())?.times[0]?.days).toEqual([2, 3, 4, 5, 6, 7]);
    await page.getByRole('button', { name: 'Remove time 1' }).click();
    await expect.element(page.getByRole('button', { name: 'Add a time' })).toHaveFocus();
    await expect.poll(config).toEqual(usual);
  });
});

it('stands on the row of the list', async () => {
  openEditor(withRule(lunch));
  await expect.element(page.getByTitle('Weekdays 11:00–15:00')).toBeVisible();
});

describe('elsewhere in the editor', () => {
  const ruled = withRule(lunch);

  it('is one line of the difference list, in words, and is put back by itself', () => {
    const [difference, ...others] = differencesBetween(usual, ruled);
    expect(others).toEqual([]);
    expect(difference).toMatchObject({
      group: 'features',
      groupLabel: 'Features',
      label: 'When it is shown',
      field: 'layout.home.1.when',
      view: { before: 'Always', after: 'Weekdays 11:00–15:00' },
    });
    if (!difference) return;
    expect(produce(ruled, (draft) => takeFrom(usual, [difference.place], draft))).toEqual(usual);
    expect(produce(usual, (draft) => takeFrom(ruled, [difference.place], draft))).toEqual(ruled);
  });

  it('is spoken of as its section’s', () => {
    expect(nameOfSetting(ruled, ['layout', 'home', 1, 'when'])).toMatchObject({
      group: 'features',
      groupLabel: 'Features',
      label: 'When it is shown',
    });
  });

  it('goes with a copy of its section', () => {
    const copied = produce(ruled, (draft) => void copySection(draft, 'features'));
    expect(ruleOf(copied, 'features2')).toEqual(ruleOf(ruled));
  });
});
