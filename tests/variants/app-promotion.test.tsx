import { encode } from 'uqr';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sectionPart, type SectionProps } from '#variants/sections/registry.ts';
import { sampleProps } from '#stories/samples/sample-props.ts';
import { draw } from './draw.tsx';

type Promotion = SectionProps['appPromotion'];

let remove: (() => void) | undefined;
afterEach(() => remove?.());

const stores = { appStoreUrl: 'https://apps.example/1', playStoreUrl: 'https://play.example/1' };

async function show(variant: string, change: Partial<Promotion['config']>, width = 1024) {
  await page.viewport(width, 800);
  const { tenant, props } = sampleProps('tenant139', 'appPromotion');
  const part = sectionPart('appPromotion', variant);
  await part.preload();
  const drawn = draw(<part.Component {...props} config={{ ...props.config, ...change }} />, tenant);
  remove = drawn.remove;
  return drawn.place;
}

const codeUrlOf = (codeUrl: string): Partial<Promotion['config']> => ({
  byVariant: { 'phone-frame': { side: 'end' }, 'qr-card': { codeUrl } },
});
const codes = (place: HTMLElement) => [...place.querySelectorAll('svg[shape-rendering]')];
const isSeen = (element: Element) => element.getBoundingClientRect().width > 0;

/** The modules that the bars of the second path fill, as rows of 1 and 0. */
function modulesOf(code: Element | undefined): string[] {
  const size = Number(code?.getAttribute('viewBox')?.split(' ')[2]);
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => 0));
  const bars = code?.querySelectorAll('path')[1]?.getAttribute('d') ?? '';
  for (const [, x, y, length] of bars.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    rows[Number(y)]?.fill(1, Number(x), Number(x) + Number(length));
  }
  return rows.map((row) => row.join(''));
}

test('the card has a code for each store, dark on light with a quiet zone of four modules', async () => {
  const place = await show('qr-card', { ...stores, ...codeUrlOf('') });
  const drawn = codes(place);
  expect(drawn.filter(isSeen)).toHaveLength(2);
  const { data } = encode(stores.appStoreUrl, { ecc: 'M', border: 4 });
  const expected = data.map((row) => row.map(Number).join(''));
  expect(modulesOf(drawn[0])).toEqual(expected);
  expect(expected.slice(0, 4).join('')).not.toContain('1');
  for (const row of expected) expect(row).toMatch(/^0000.*0000$/);
  const links = page.getByRole('link').elements().filter(isSeen);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Object.values(stores));
});

test('the card has one code where one address serves every phone', async () => {
  const place = await show('qr-card', { ...stores, ...codeUrlOf('https://go.example/app') });
  expect(codes(place)).toHaveLength(1);
  await expect.element(page.getByRole('link', { name: 'For iPhone and Android' })).toBeVisible();
});

test('a phone gets the stores’ buttons in place of the codes', async () => {
  const place = await show('qr-card', { ...stores, ...codeUrlOf('') }, 375);
  expect(codes(place).filter(isSeen)).toEqual([]);
  const links = page.getByRole('link').elements().filter(isSeen);
  expect(links.map((link) => link.textContent)).toEqual([
    'Get it for iPhone',
    'Get it for Android',
  ]);
});

test.each(['phone-frame', 'banner', 'qr-card'])(
  'as %s it stands without any store, and leads nowhere',
  async (variant) => {
    const place = await show(variant, { appStoreUrl: '', playStoreUrl: '', ...codeUrlOf('') });
    expect(codes(place)).toEqual([]);
    expect(place.querySelectorAll('a')).toHaveLength(0);
    await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible();
  },
);

test('an address that a camera could not open makes no code, but stays a button', async () => {
  const place = await show('qr-card', {
    appStoreUrl: '/app',
    playStoreUrl: '',
    ...codeUrlOf('#app'),
  });
  expect(codes(place)).toEqual([]);
  await expect.element(page.getByRole('link', { name: 'Get it for iPhone' })).toBeVisible();
});

test('the drawn telephone shows dishes of the menu, and says none of it to screen readers', async () => {
  const place = await show('phone-frame', stores);
  const { props } = sampleProps('tenant139', 'appPromotion');
  const screen = [...place.querySelectorAll('[aria-hidden="true"]')].find((part) =>
    part.textContent?.includes(props.dishes[0]?.name ?? 'no dish'),
  );
  expect(screen?.textContent).toContain(props.dishes[1]?.name);
});
