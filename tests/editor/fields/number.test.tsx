import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { safeParse } from 'zod';
import { describeFields, type FieldDescription } from '#editor/core/settings/describe-fields.ts';
import { nearestStep } from '#editor/fields/number/nearest-step.ts';
import { sectionSchemas } from '#schemas/config/further-sections.ts';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { openFields } from './open-fields.tsx';

const number = () => page.getByRole('spinbutton', { name: 'Height' });
const slider = () => page.getByRole('slider', { name: 'Height: slider' });

it('a typed number takes the nearest step, which is shown meanwhile and stays', async () => {
  const { config } = openFields(['header.height']);
  await number().fill('73');
  expect(config().header.height).toBe(72);
  await expect.element(page.getByText('The nearest step is 72 px.')).toBeVisible();
  await expect.element(number()).toHaveValue(73);
  await userEvent.keyboard('{Tab}');
  await expect.element(number()).toHaveValue(72);
  await expect.element(slider()).toHaveValue('72');
  expect(page.getByText(/nearest step/).query()).toBeNull();
  await number().fill('76');
  expect(config().header.height).toBe(76);
  expect(page.getByText(/nearest step/).query()).toBeNull();
});

it('no step lies beyond the last one, and tenths stay tenths', () => {
  expect(nearestStep(9.9, { min: 0, max: 10, step: 4 })).toBe(8);
  expect(nearestStep(0.3, { min: 0, max: 1, step: 0.1 })).toBe(0.3);
  expect(nearestStep(30, { min: 28, max: 96, step: 4 })).toBe(32);
});

it('every number that a setting comes with stands on its scale', () => {
  const all = (fields: readonly FieldDescription[]): FieldDescription[] =>
    fields.flatMap((field) => [field, ...all(field.fields)]);
  const schemas = [siteConfigSchema, ...Object.values(sectionSchemas)];
  const numbers = schemas
    .flatMap((schema) => all(describeFields(schema)))
    .filter(({ kind }) => kind === 'number');
  expect(numbers.length).toBeGreaterThan(5);
  const besides = numbers.filter(({ schema, step = 1, clamp, limits }) => {
    const [min, max] = clamp ?? [limits.min, limits.max];
    const usual = safeParse(schema, undefined).data;
    return usual !== nearestStep(Number(usual), { min, max, step });
  });
  expect(besides.map(({ path }) => path.join('.'))).toEqual([]);
});
