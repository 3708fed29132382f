import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { contrastsOf, nearestPassing } from '#editor/fields/color/contrast-of.ts';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { colorPairs } from '#schemas/rules/color-pairs.ts';
import { openFields } from './open-fields.tsx';

const pick = (name: string) => page.getByRole('button', { name: `${name}: pick a colour` });
const hex = (name: string) => page.getByRole('textbox', { name, exact: true });
const names = ['primary', 'secondary', 'accent', 'background', 'text'] as const;
const { theme } = siteConfigSchema.parse({});

it('takes pasted hex with and without its sign, of three and of six digits', async () => {
  const { config } = openFields(['colors.primary', 'colors.text']);
  for (const [typed, stored] of [
    ['0a7d4f', '#0a7d4f'],
    ['#ABC', '#ABC'],
    [' fed ', '#fed'],
  ] as const) {
    await hex('Primary').fill(typed);
    expect(config().colors.primary).toBe(stored);
  }
  await userEvent.tab();
  await expect.element(hex('Primary')).toHaveValue('#fed');
});

it.each([
  ['rgb(34, 84, 61)', '#22543d'],
  [' Tomato ', '#ff6347'],
  ['hsl(150 42% 23%)', '#22533b'],
  ['#22543DFF', '#22543d'],
  ['background: none', null],
  ['currentColor', null],
  ['rgb(34 84 61 / 50%)', null],
])('reads %s as other programs write colours', async (typed, stored) => {
  const { config } = openFields(['colors.primary', 'colors.text']);
  const before = config().colors.primary;
  await hex('Primary').fill(typed);
  expect(config().colors.primary).toBe(stored ?? before);
  await userEvent.tab();
  await expect.element(hex('Primary')).toHaveValue(stored ?? typed);
});

it("offers the document's own colours, and Escape closes the picker at its swatch", async () => {
  const { config, labels } = openFields(['colors.accent'], { seo: { themeColor: '#123456' } });
  await pick('Accent').click();
  await page.getByRole('button', { name: 'Accent: #123456' }).click();
  expect(config().colors.accent).toBe('#123456');
  expect(labels()).toEqual(['Accent']);
  await userEvent.keyboard('{Escape}');
  await expect.element(pick('Accent')).toHaveFocus();
  await expect.element(page.getByRole('slider', { name: 'Hue' })).not.toBeInTheDocument();
});

it('is moved by arrow keys, in one step of the history for each press', async () => {
  const { config, written } = openFields(['colors.primary']);
  const before = config().colors.primary;
  await pick('Primary').click();
  await expect.element(page.getByRole('slider', { name: 'Hue' })).toBeVisible();
  page.getByRole('slider', { name: 'Hue' }).element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => config().colors.primary).not.toBe(before);
  expect(written).toHaveLength(1);
});

it('however fast it is dragged, it is written once a frame at most, and the last value stays', async () => {
  const { config, written } = openFields(['colors.primary']);
  await pick('Primary').click();
  const hue = page.getByRole('slider', { name: 'Hue' });
  await expect.element(hue).toBeVisible();
  const box = hue.element().getBoundingClientRect();
  const at = (share: number) => ({
    clientX: box.left + box.width * share,
    clientY: box.top + 5,
    bubbles: true,
    buttons: 1,
  });
  hue.element().dispatchEvent(new MouseEvent('mousedown', at(0.1)));
  for (let step = 1; step <= 50; step++) {
    window.dispatchEvent(new MouseEvent('mousemove', at(0.1 + step / 100)));
  }
  expect(written.length).toBeLessThanOrEqual(1);
  window.dispatchEvent(new MouseEvent('mouseup', at(0.6)));
  await expect.poll(() => written.length).toBeGreaterThan(0);
  expect(written.length).toBeLessThanOrEqual(3);
  expect(config().colors.primary).not.toBe('#dc2626');
});

it('a colour in the dark shows what is derived, and can be derived again', async () => {
  const { config, violations } = openFields(['theme.dark.colors.background']);
  const field = hex('Background in the dark');
  await expect.element(field).toHaveAttribute('placeholder', expect.stringMatching(/^#.*derived$/));
  await field.fill('#101010');
  await page.getByRole('button', { name: 'Derive it' }).click();
  expect(config().theme.dark.colors.background).toBe('');
  await pick('Background in the dark').click();
  expect(await violations()).toEqual([]);
});

it('every pair that is drawn is told of at one of the five colours', () => {
  const { colors } = siteConfigSchema.parse({});
  const contrasts = names.flatMap((name) => contrastsOf(name, { colors, dark: theme.dark }));
  expect(new Set(contrasts.map(({ pair }) => pair))).toEqual(new Set(colorPairs));
});

it('once it is changed, one press brings back what is published', async () => {
  const { config, labels } = openFields(['colors.primary']);
  const back = page.getByRole('button', { name: 'Primary: as published' });
  const before = config().colors.primary;
  await hex('Primary').fill('#123456');
  await back.click();
  expect(config().colors.primary).toBe(before);
  expect(labels()).toEqual(['Primary', 'Primary as published']);
  await expect.element(back).not.toBeInTheDocument();
});

it('the usual colours read in every pair', () => {
  const { colors } = siteConfigSchema.parse({});
  for (const name of names) {
    const pairs = contrastsOf(name, { colors, dark: theme.dark });
    expect(pairs.length).toBeGreaterThan(3);
    expect(pairs.every(({ state }) => state !== 'fails')).toBe(true);
  }
});

it('the nearest passing shade passes in every pair, where there is one', () => {
  const colors = { ...siteConfigSchema.parse({}).colors, text: '#bbbbbb', background: '#ffffff' };
  const look = { colors, dark: theme.dark };
  expect(contrastsOf('text', look)[0]?.state).toBe('fails');
  const better = nearestPassing('text', look, 'light');
  expect(better).toMatch(/^#[0-9a-f]{6}$/);
  const mended = { ...look, colors: { ...colors, text: better ?? '' } };
  expect(contrastsOf('text', mended).every(({ state }) => state === 'reads')).toBe(true);
});

it.each(['#0a7d4f', '#ffe14d'])(
  'a background on which text fails is offered a shade too, beside the primary %s',
  async (primary) => {
    const defaults = siteConfigSchema.parse({}).colors;
    const colors = { ...defaults, primary, text: '#1f2328', background: '#6b6b6b' };
    const { config } = openFields(['colors.background'], { colors });
    expect(contrastsOf('background', { colors, dark: theme.dark })[0]?.state).toBe('fails');
    await page.getByRole('button', { name: /^Use #/ }).click();
    const mended = contrastsOf('background', { ...config(), dark: theme.dark });
    expect(mended.filter(({ state }) => state === 'fails')).toEqual([]);
  },
);
