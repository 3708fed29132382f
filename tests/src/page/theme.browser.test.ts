import { expect, onTestFinished, test } from 'vitest';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { darkBarMarkup } from '#src/page/theme/dark-bar.ts';
import { configMark, firstPaintScript, markedStyle } from '#src/page/theme/first-paint.ts';
import { watchTheme } from '#src/page/theme/watch-theme.ts';
import { themeCss } from '#variants/theme.ts';
import { bootWith, memoryStorage, settingsWith } from '../site-boot.ts';
import { openStores } from '../../ui/stores/open-stores.ts';

const defaults = siteConfigSchema.parse({});
const five = ['primary', 'secondary', 'accent', 'background', 'text'] as const;

test('applying a theme writes the five colours as page style variables', () => {
  const { style } = document.createElement('div');
  const colors = {
    primary: '#111111',
    secondary: '#222222',
    accent: '#333333',
    background: '#ffffff',
    text: '#000000',
  };
  const boot = bootWith({ settings: settingsWith({ colors }) });
  const stores = openStores({ boot });
  watchTheme(stores, style);
  expect(five.map((name) => style.getPropertyValue(`--color-${name}`))).toEqual(
    Object.values(colors),
  );
  stores.config.getState().mergeTheme({ colors: { primary: '#0b6b3a' } });
  expect(style.getPropertyValue('--color-primary')).toBe('#0b6b3a');
});

test('the theme is also saved under appTheme, with its version and in less than 1 KB', async () => {
  const storage = memoryStorage();
  const stores = openStores({ storage });
  watchTheme(stores, document.createElement('div').style);
  expect(storage.read('appTheme')).toMatchObject({
    tenantId: 139,
    version: 7,
    isDraft: false,
    scheme: 'light',
    colors: { primary: defaults.colors.primary },
  });
  await stores.config.getState().editConfig((draft) => {
    draft.colors.primary = '#0b6b3a';
  });
  expect(storage.read('appTheme')).toMatchObject({
    isDraft: true,
    colors: { primary: '#0b6b3a' },
  });
  expect(storage.kept.get('appTheme')?.length).toBeLessThan(1024);
});

/** Runs the script as a page would, against a page of tenant 139 in version 7. */
function paint(appTheme: string | null) {
  const style = document.head.appendChild(document.createElement('style'));
  style.id = 'theme';
  style.textContent = markedStyle(themeCss(defaults), configMark(139, 7));
  if (appTheme !== null) localStorage.setItem('appTheme', appTheme);
  onTestFinished(() => {
    style.remove();
    localStorage.removeItem('appTheme');
    document.documentElement.removeAttribute('style');
  });
  const script = document.createElement('script');
  script.textContent = firstPaintScript;
  document.head.append(script);
  script.remove();
  return document.documentElement.style.getPropertyValue('--color-primary');
}

const colors = { primary: '#0b6b3a' };

test.each([
  ['of the same version', { tenantId: 139, version: 7, isDraft: false, colors }, '#0b6b3a'],
  ['of a draft', { tenantId: 139, version: 3, isDraft: true, colors }, '#0b6b3a'],
  ['of an older version', { tenantId: 139, version: 6, isDraft: false, colors }, ''],
  ['of another tenant', { tenantId: 53, version: 7, isDraft: true, colors }, ''],
])('before first paint a kept theme %s is applied or left', (_, kept, expected) => {
  expect(paint(JSON.stringify(kept))).toBe(expected);
});

test.each([null, '{', '7', '{"tenantId":139,"version":7,"colors":null}'])(
  'before first paint a kept theme that cannot be read (%s) changes nothing',
  (kept) => {
    expect(paint(kept)).toBe('');
  },
);

test('a theme with a dark palette is kept in pairs, and still in less than 1 KB', async () => {
  const storage = memoryStorage();
  const stores = openStores({ storage });
  const { style } = document.createElement('div');
  watchTheme(stores, style);
  await stores.config.getState().editConfig((draft) => {
    draft.theme.dark.mode = 'auto';
  });
  expect(style.getPropertyValue('--color-primary')).toMatch(/^light-dark\(#dc2626, #\w{6}\)$/);
  expect(style.getPropertyValue('--scheme')).toBe('light dark');
  expect(storage.read('appTheme')).toMatchObject({ scheme: 'light dark' });
  expect(storage.kept.get('appTheme')).toMatch(/"primary":"#dc2626,#\w{6}"/);
  expect(storage.kept.get('appTheme')?.length).toBeLessThan(1024);
});

test('before first paint a kept pair is laid as both schemes', () => {
  const kept = { tenantId: 139, version: 7, isDraft: false, scheme: 'light dark' };
  expect(paint(JSON.stringify({ ...kept, colors: { primary: '#0b6b3a,#3fae74' } }))).toBe(
    'light-dark(#0b6b3a,#3fae74)',
  );
});

test.each(['red', '#fff;x', 'url(//elsewhere)', '#0b6b3a,red'])(
  'before first paint a kept value that is no colour (%s) is left out',
  (value) => {
    const kept = { tenantId: 139, version: 7, isDraft: false, scheme: 'light' };
    expect(paint(JSON.stringify({ ...kept, colors: { primary: value } }))).toBe('');
  },
);

test('the bar of the browser takes the dark background, before the colour for all schemes', async () => {
  const bar = () => document.head.querySelector('meta[name="theme-color"][media*="dark"]');
  const stores = openStores();
  watchTheme(stores, document.createElement('div').style);
  expect([bar(), darkBarMarkup(defaults)]).toEqual([null, '']);
  await stores.config.getState().editConfig((draft) => {
    draft.theme.dark = { ...draft.theme.dark, mode: 'auto' };
    draft.theme.dark.colors.background = '#101218';
  });
  expect(bar()?.getAttribute('content')).toBe('#101218');
  expect(darkBarMarkup(stores.config.getState().config)).toBe(bar()?.outerHTML);
  await stores.config.getState().editConfig((draft) => {
    draft.theme.dark.mode = 'off';
  });
  expect(bar()).toBeNull();
});

test.each([
  ['whoever is signed in and has ordered', { hasOrdered: '{}', token: 'a' }, ''],
  ['a guest who has', { hasOrdered: '{}', guest_token: 'a' }, ''],
  ['whoever has ordered and signed out', { hasOrdered: '{}' }, undefined],
  ['whoever has not ordered', { token: 'a' }, undefined],
])('before first paint %s has room for the last orders, or none', (_, kept, expected) => {
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  onTestFinished(() => {
    localStorage.clear();
    delete document.documentElement.dataset['again'];
  });
  paint(null);
  expect(document.documentElement.dataset['again']).toBe(expected);
});
