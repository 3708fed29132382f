import '#variants/base.css';
import { assert, integer, property, record } from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { aaText, contrastRatio, mix } from '#schemas/rules/contrast.ts';
import { sampleTenants } from '#schemas/samples/sample-tenants.ts';
import { themeCss, themeVariables, type ThemeSource } from '#variants/theme.ts';

const defaults = siteConfigSchema.parse({});
const palettes: [string, ThemeSource][] = [
  ['the defaults', defaults],
  ...sampleTenants.map(({ name, config }): [string, ThemeSource] => [name, config]),
];

const style = document.createElement('style');
const probe = document.createElement('div');
afterEach(() => {
  style.remove();
  probe.remove();
  document.documentElement.removeAttribute('style');
});

/** What the browser makes of a variable, as hex: mixed colours have no other way to be read. */
function seen(variable: string, tone?: string): string {
  if (tone) probe.dataset['tone'] = tone;
  else delete probe.dataset['tone'];
  document.body.append(probe);
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  if (!canvas) throw new Error('This browser has no canvas.');
  probe.style.outlineColor = `var(${variable})`;
  canvas.fillStyle = getComputedStyle(probe).outlineColor;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

describe.each(palettes)('text on every surface of %s passes AA', (_, config) => {
  const onPage = ['--color-text', '--color-muted', '--color-primary-text'];
  const surfaces = ['--color-background', '--color-surface', '--color-raised'];
  test.each([undefined, 'secondary', 'inverse'])('in the tone %s', (tone) => {
    style.textContent = themeCss(config);
    document.head.append(style);
    const pairs = onPage.flatMap((ink) => surfaces.map((surface) => [ink, surface] as const));
    const failing = pairs.filter(
      ([ink, surface]) => contrastRatio(seen(ink, tone), seen(surface, tone)) < aaText,
    );
    expect(failing).toEqual([]);
  });

  test('on the colours themselves', () => {
    const variables = themeVariables(config);
    const failing = (['primary', 'secondary', 'accent'] as const).filter(
      (role) => contrastRatio(variables[`--color-on-${role}`] ?? '', config.colors[role]) < aaText,
    );
    expect(failing).toEqual([]);
  });
});

test.each([
  ['light', '#f9f7f3', '#1a1f2c'],
  ['dark', '#1b1512', '#f4ebe0'],
])('a %s palette has native controls of its own brightness', (scheme, background, text) => {
  style.textContent = themeCss({ ...defaults, colors: { ...defaults.colors, background, text } });
  document.head.append(style);
  expect(getComputedStyle(document.documentElement).colorScheme).toBe(scheme);
});

test('text on any five colours passes AA', () => {
  const hex = integer({ min: 0, max: 0xff_ff_ff }).map(
    (value) => `#${value.toString(16).padStart(6, '0')}`,
  );
  assert(
    property(
      record({ primary: hex, secondary: hex, accent: hex, background: hex, text: hex }),
      (colors) => {
        const variables = themeVariables({ colors, theme: defaults.theme });
        const surface = mix(colors.background, colors.text, 0.06);
        const pairs = [
          ['--color-on-primary', colors.primary],
          ['--color-on-secondary', colors.secondary],
          ['--color-on-accent', colors.accent],
          ['--color-primary-text', surface],
          ['--color-danger', surface],
        ] as const;
        for (const [name, ground] of pairs) {
          expect(contrastRatio(variables[name] ?? '', ground)).toBeGreaterThanOrEqual(aaText);
        }
      },
    ),
  );
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
  for (const [index, colour] of after.entries()) expect(colour).not.toBe(before[index]);
});

test('nothing in a value leaves its declaration', () => {
  const colors = { ...defaults.colors, primary: '#fff}</style><script>' };
  const css = themeCss({ colors, theme: defaults.theme });
  expect(css).not.toMatch(/[<>]/);
  expect(css.match(/[{}]/g)).toEqual(['{', '}']);
});

const plain = (value: string) => value.toLowerCase().replaceAll(/["']/g, '');

test('the style sheet begins with the default configuration', () => {
  const page = getComputedStyle(document.documentElement);
  const differing = Object.entries(themeVariables(defaults)).filter(
    ([name, value]) => plain(page.getPropertyValue(name)) !== plain(value),
  );
  expect(differing).toEqual([]);
});
