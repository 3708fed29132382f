import '#variants/base.css';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import { colorRoles, resolveRoles, tones } from '#schemas/rules/color-pairs.ts';
import type { Tone } from '#schemas/rules/color-roles.ts';
import { derivePalettes } from '#schemas/rules/color-shares.ts';
import { darkColors } from '#schemas/rules/dark-palette.ts';
import { channelsOf } from '#schemas/rules/oklab.ts';
import { sampleTenants } from '#schemas/samples/sample-tenants.ts';
import { themeCss, themeVariables } from '#variants/theme.ts';

const defaults = siteConfigSchema.parse({});
type Look = Pick<SiteConfig, 'colors' | 'theme'>;
const weak = { primary: '#ffcc00', secondary: '#7a7a7a', accent: '#808000' };
const palettes: [string, Look][] = [
  ['the defaults', defaults],
  ...sampleTenants.map(({ name, config }): [string, Look] => [name, config]),
  ['a weak choice', { ...defaults, colors: { ...weak, background: '#777777', text: '#999999' } }],
];

/** The same look with a dark palette. */
const withDark = ({ colors, theme }: Look): Look => ({
  colors,
  theme: { ...theme, dark: { ...theme.dark, mode: 'auto' } },
});

const style = document.createElement('style');
const probe = document.createElement('div');
afterEach(() => {
  style.remove();
  probe.remove();
  document.documentElement.removeAttribute('style');
  delete document.body.dataset['scheme'];
});

/** What the browser makes of a variable: mixed colours have no other way to be read. */
function seen(variable: string, tone: Tone = 'page', scheme: 'light' | 'dark' = 'light') {
  if (tone === 'page') delete probe.dataset['tone'];
  else probe.dataset['tone'] = tone;
  document.body.dataset['scheme'] = scheme;
  document.body.append(probe);
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  if (!canvas) throw new Error('This browser has no canvas.');
  probe.style.outlineColor = `var(${variable})`;
  canvas.fillStyle = getComputedStyle(probe).outlineColor;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue] as const;
}

const isNear = (one: readonly number[], other: readonly number[]) =>
  one.every((channel, index) => Math.abs(channel - (other[index] ?? 0)) <= 2);

describe.each(palettes)('the page mixes what the rules say of %s', (_, look) => {
  test.each(tones.flatMap((tone) => [[tone, 'light'] as const, [tone, 'dark'] as const]))(
    'in the tone %s, %s',
    (tone, scheme) => {
      const both = withDark(look);
      style.textContent = themeCss(both);
      document.head.append(style);
      const dark = darkColors(look.colors, look.theme.dark.colors);
      const { shares, ...schemes } = derivePalettes(look.colors, dark);
      const palette = schemes[scheme];
      if (!palette) throw new Error('There is no dark palette.');
      const roles = resolveRoles(palette, shares, tone);
      const differing = colorRoles.filter(
        (role) => !isNear(seen(`--color-${role}`, tone, scheme), channelsOf(roles[role])),
      );
      expect(differing).toEqual([]);
    },
  );
});

test('a forced scheme changes nothing where there is one palette only', () => {
  style.textContent = themeCss(defaults);
  document.head.append(style);
  expect(seen('--color-background', 'page', 'dark')).toEqual(seen('--color-background'));
  expect(getComputedStyle(document.body).colorScheme).toBe('light');
});

test('a part of a page may stand in the other scheme', () => {
  style.textContent = themeCss(withDark(defaults));
  document.head.append(style);
  const outside = seen('--color-background', 'page', 'light');
  probe.dataset['scheme'] = 'dark';
  onTestFinished(() => void delete probe.dataset['scheme']);
  expect(getComputedStyle(probe).colorScheme).toBe('dark');
  expect(getComputedStyle(probe).backgroundColor).not.toBe(`rgb(${outside.join(', ')})`);
});

test('a browser without light-dark() is given the light palette alone', () => {
  const variables = themeVariables(withDark(defaults), false);
  expect(Object.values(variables).join()).not.toContain('light-dark');
  expect(variables['--scheme']).toBe('light');
  const [light, dark] = themeCss(withDark(defaults)).split('@supports');
  expect(light).not.toContain('light-dark');
  expect(dark).toContain('light-dark(#dc2626, ');
});

test.each([
  ['light', '#f9f7f3', '#1a1f2c'],
  ['dark', '#1b1512', '#f4ebe0'],
])('a %s palette has native controls of its own brightness', (scheme, background, text) => {
  style.textContent = themeCss({ ...defaults, colors: { ...defaults.colors, background, text } });
  document.head.append(style);
  expect(getComputedStyle(document.documentElement).colorScheme).toBe(scheme);
});

test('the five colours as page style variables re-colour what is mixed from them', () => {
  const before = ['--color-surface', '--color-line', '--color-muted', '--color-tint'].map((name) =>
    seen(name),
  );
  const five = { background: '#102030', text: '#f0e0d0', accent: '#00aa77' };
  for (const [role, value] of Object.entries(five)) {
    document.documentElement.style.setProperty(`--color-${role}`, value);
  }
  const after = ['--color-surface', '--color-line', '--color-muted', '--color-tint'].map((name) =>
    seen(name),
  );
  for (const [index, colour] of after.entries()) expect(colour).not.toEqual(before[index]);
});

test('nothing in a value leaves its declaration', () => {
  const colors = { ...defaults.colors, primary: '#fff}</style><script>' };
  const css = themeCss({ colors, theme: defaults.theme });
  expect(css).not.toMatch(/[<>]/);
  expect(css.match(/[{}]/g)).toEqual(['{', '}']);
});

test.each([
  ['scale', 'large', '--scale'],
  ['scale', 'small', '--scale'],
  ['radius', 'none', '--radius-m'],
  ['density', 'airy', '--density'],
  ['shadow', 'none', '--shadow-1'],
  ['shadow', 'crisp', '--shadow-2'],
  ['fonts', 'garamond-source-sans', '--font-display'],
])('the setting %s changes the page through variables alone: %s', (setting, value, variable) => {
  const theme = siteConfigSchema.shape.theme.parse({ [setting]: value });
  const changed = themeVariables({ ...defaults, theme });
  expect(changed[`--${variable.slice(2)}`]).not.toBe(
    themeVariables(defaults)[`--${variable.slice(2)}`],
  );
});

const plain = (value: string) => value.toLowerCase().replaceAll(/["'\s]/g, '');

test('the style sheet begins with the default configuration', () => {
  const page = getComputedStyle(document.documentElement);
  const variables = themeVariables(defaults);
  const differing = Object.entries(variables).filter(([name, value]) => {
    const meant = value.startsWith('var(') ? (variables['--color-text'] ?? '') : value;
    const begun = page.getPropertyValue(name);
    // Shadows name other variables, which a computed value holds already put in.
    return !value.includes('color-mix') && plain(begun) !== plain(meant);
  });
  expect(differing).toEqual([]);
});
