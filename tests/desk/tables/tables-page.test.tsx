import axe from 'axe-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskPages } from '#desk/frame/desk-pages.ts';
import { settingsPages } from '#desk/frame/settings-pages.ts';
import { openTables, storedPlan } from './table-server.ts';

beforeEach(async () => {
  await Promise.all([...deskPages, ...settingsPages].map(({ part }) => part.preload()));
});

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const onPlan = (name: string) => page.getByRole('button', { name: new RegExp(`^Table ${name}, `) });
const save = () => button('Save').click();
const areSaved = async () => {
  await expect.element(page.getByText(/^Saved\. Reservations/)).toBeVisible();
};

/** Drags a table by so many pixels. */
async function drag(name: string, right: number, down: number) {
  const element = onPlan(name).element();
  const { left, top, width, height } = element.getBoundingClientRect();
  const at = { x: left + width / 2, y: top + height / 2 };
  const send = (type: string, x: number, y: number) =>
    element.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: x, clientY: y, button: 0 }),
    );
  // A pointer that is none of the browser's own cannot be captured.
  element.setPointerCapture = () => undefined;
  send('pointerdown', at.x, at.y);
  send('pointermove', at.x + right / 2, at.y + down / 2);
  send('pointermove', at.x + right, at.y + down);
  send('pointerup', at.x + right, at.y + down);
  await expect.element(page.getByText(new RegExp(`^Table ${name}: column`))).toBeVisible();
}

describe('R89 tables on the plan', () => {
  test(
    'are moved by the arrow keys, with larger steps by Shift, and stay within the plan',
    { tags: ['slow'] },
    async () => {
      const { saved } = openTables('tables');
      await onPlan('1').click();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
      await expect.element(page.getByText('Table 1: column 5, row 8.')).toBeVisible();
      await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}');
      await expect.element(page.getByText('Table 1: column 1, row 8.')).toBeVisible();
      await expect.element(onPlan('1')).toHaveFocus();
      await save();
      await areSaved();
      expect(saved()).toMatchObject([{ tables: [{ id: 11, x: 0, y: 7 }, { id: 12, x: 12 }, {}] }]);
    },
  );

  test('are dragged by a pointer, cell by cell', async () => {
    const { saved } = openTables('tables');
    await expect.element(onPlan('2')).toBeVisible();
    const canvas = onPlan('2').element().parentElement;
    const cell = (canvas?.clientWidth ?? 0) / 60;
    await drag('2', 10 * cell, 4 * cell);
    await expect.element(page.getByText('Table 2: column 23, row 7.')).toBeVisible();
    await save();
    await areSaved();
    expect(saved()).toMatchObject([{ tables: [{ x: 2 }, { id: 12, x: 22, y: 6 }, {}] }]);
  });

  test('are placed by what is typed in the list just as well', async () => {
    const { saved } = openTables('tables');
    await button('Change table 2').click();
    await field('Column').fill('31');
    await field('Row').fill('9');
    await field('Name or number').fill('Window');
    await field('To').first().fill('5');
    await page.getByRole('checkbox', { name: 'Parties can reserve it' }).click();
    await field('Shape').selectOptions('Round');
    await save();
    await areSaved();
    expect(saved()).toMatchObject([
      {
        tables: [
          {},
          { name: 'Window', x: 30, y: 8, max_party: 5, is_bookable: false, is_round: true },
          {},
        ],
      },
    ]);
  });

  test('are added to their area; what is wrong is said at its field, also in another area', async () => {
    const { saved } = openTables('tables');
    await button('Terrace').click();
    await button('Add a table').click();
    await expect.element(field('Name or number')).toHaveFocus();
    await field('Name or number').fill('1');
    await button('Inside').click();
    await save();
    await expect.element(page.getByText('There are two tables 1.')).toBeVisible();
    await expect.element(field('Name or number')).toHaveFocus();
    await expect.element(button('Terrace: look here')).toBeVisible();
    expect(saved()).toEqual([]);
    await field('Name or number').fill('21');
    await save();
    await areSaved();
    expect(saved()).toMatchObject([{ tables: [{}, {}, {}, { name: '21', area_id: 2 }] }]);
  });

  test('that are removed are put back with what they were joined to, also after a save', async () => {
    const { saved } = openTables('tables');
    await button('Remove table 1').click();
    await expect.element(page.getByText('Table 1 is off the plan once you save.')).toBeVisible();
    await expect.element(page.getByText('Joined: 1 + 2')).not.toBeInTheDocument();
    await save();
    await areSaved();
    await button('Put it back').click();
    await expect.element(page.getByText('Joined: 1 + 2')).toBeVisible();
    await save();
    await expect.poll(saved).toHaveLength(2);
    expect(saved()[0]).toMatchObject({ tables: [{ id: 12 }, { id: 13 }], joins: [] });
    expect(saved()[1]).toMatchObject({
      tables: [{ id: 12 }, { id: 13 }, { id: 11 }],
      joins: [{ table_ids: [11, 12] }],
    });
  });

  test('that are in use stay, and the server’s sentence says why', async () => {
    const { state } = openTables('tables');
    const error = 'Table 1 has a reservation on Saturday 21 November at 19:00.';
    state.refusal = { status: 409, body: { error, code: 'table_in_use' } };
    await button('Remove table 1').click();
    await save();
    await expect.element(page.getByText(error)).toBeVisible();
    await button('Put it back').click();
    await expect.element(onPlan('1')).toBeVisible();
  });
});

describe('R90 tables that join', () => {
  test('are chosen from one area, with the parties that they are given to', async () => {
    const { saved } = openTables('tables');
    await button('Terrace').click();
    await button('Add a table').click();
    await button('Join tables').click();
    await expect.element(page.getByText('Joined: 20 + 21')).toBeVisible();
    await field('To').last().fill('9');
    await save();
    await areSaved();
    const [sent] = saved();
    expect(sent).toMatchObject({ joins: [{}, { min_party: 5, max_party: 9 }] });
  });

  test('need two tables, and say so', async () => {
    const { saved } = openTables('tables');
    await page.getByRole('checkbox', { name: '1', exact: true }).click();
    await save();
    await expect.element(page.getByText('Join two or more tables.')).toBeVisible();
    expect(saved()).toEqual([]);
    await button(/^Part 2$/).click();
    await save();
    await areSaved();
    expect(saved()).toMatchObject([{ joins: [] }]);
  });
});

describe('two people at one plan', () => {
  test('are told of each other, and whose plan counts is chosen', { tags: ['slow'] }, async () => {
    const { state, saved } = openTables('tables');
    await field('Name of the area').fill('Hall');
    state.present = {
      ...storedPlan,
      areas: [
        { id: 1, name: 'Saloon' },
        { id: 2, name: 'Terrace' },
      ],
      revision: 4,
    };
    state.refusal = { status: 412, body: { error: 'Somebody else.', code: 'stale_settings' } };
    await save();
    await expect.element(page.getByText(/^Somebody else saved this page/)).toBeVisible();
    await page.getByRole('radio', { name: /^Take theirs: Saloon: 1/ }).click();
    await expect.element(field('Name of the area')).toHaveValue('Saloon');
    await page.getByRole('radio', { name: /^Keep mine: Hall: 1/ }).click();
    await save();
    await areSaved();
    expect(saved().at(-1)).toMatchObject({ areas: [{ name: 'Hall' }, { name: 'Terrace' }] });
  });
});

test('a restaurant without a plan begins with an area and a table, and axe finds nothing', async () => {
  const { saved } = openTables('tables', {
    ...storedPlan,
    areas: [],
    tables: [],
    joins: [],
    revision: 0,
  });
  await button('Add an area').click();
  await button('Add a table').click();
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await save();
  await areSaved();
  expect(saved()).toMatchObject([{ areas: [{ name: 'Inside' }], tables: [{ name: '1' }] }]);
});
