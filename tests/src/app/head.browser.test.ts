import { expect, test } from 'vitest';
import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import { en } from '#schemas/messages/en.ts';
import { enTitles } from '#schemas/messages/en-titles.ts';
import { applyHead, headMarkup, headOf } from '#src/app/head.ts';
import { routeOf } from '#src/app/routes.tsx';
import { settingsWith } from '../site-boot.ts';

function headAt(pathname: string, partial: unknown = {}, isPreview = false) {
  const config: SiteConfig = siteConfigSchema.parse(partial);
  return headOf({
    route: routeOf(pathname),
    pathname,
    settings: settingsWith(config),
    canonicalOrigin: 'https://corner.example',
    subject: null,
    sharePicture: undefined,
    isPreview,
    messages: { ...en, ...enTitles },
  });
}

const icon = (partial: unknown) =>
  headAt('/', partial).tags.find(({ attributes }) => attributes.rel === 'icon')?.attributes.href;

const seo = {
  title: 'Corner Table, Newtown',
  description: 'Pasta by the corner.',
  keywords: 'pasta, newtown',
  ogImage: '/media/preview.webp',
  twitterHandle: '@cornertable',
  ogType: 'restaurant',
  ogSiteName: 'Corner',
  twitterCard: 'summary',
  favicon: '/media/icon.png',
  appleTouchIcon: '/media/touch.png',
  themeColor: '#5a804f',
};

test('the head carries every field of seo', () => {
  const markup = headMarkup(headAt('/', { seo }));
  for (const line of [
    '<title>Corner Table, Newtown</title>',
    '<meta name="description" content="Pasta by the corner." data-head>',
    '<meta name="keywords" content="pasta, newtown" data-head>',
    '<meta name="theme-color" content="#5a804f" data-head>',
    '<meta property="og:title" content="Corner Table, Newtown" data-head>',
    '<meta property="og:description" content="Pasta by the corner." data-head>',
    '<meta property="og:type" content="restaurant" data-head>',
    '<meta property="og:site_name" content="Corner" data-head>',
    '<meta property="og:image" content="https://corner.example/media/preview.webp" data-head>',
    '<meta property="og:url" content="https://corner.example/" data-head>',
    '<meta name="twitter:card" content="summary" data-head>',
    '<meta name="twitter:site" content="@cornertable" data-head>',
    '<link rel="icon" href="/media/icon.png" data-head>',
    '<link rel="apple-touch-icon" href="/media/touch.png" data-head>',
    '<link rel="canonical" href="https://corner.example/" data-head>',
  ]) {
    expect(markup).toContain(line);
  }
});

test('seo.favicon wins over general.favicon, and without both the first letter stands in', () => {
  expect(icon({ seo, general: { favicon: '/other.png' } })).toBe('/media/icon.png');
  expect(icon({ general: { favicon: '/other.png' } })).toBe('/other.png');
  expect(icon({})).toMatch(/^data:image\/svg\+xml,.*%3EC%3C\/text/);
});

test('a screen has its own title, and one that is of one customer alone is not listed', () => {
  expect(headAt('/menu', { seo }).title).toBe('Menu · Corner Table');
  expect(headMarkup(headAt('/checkout', { seo }))).toContain('content="noindex"');
  expect(headMarkup(headAt('/no/such/page', { seo }))).toContain('content="noindex"');
  expect(headMarkup(headAt('/menu', { seo }))).not.toContain('noindex');
});

test('a preview says that it is one, in its tab and where its link is shared', () => {
  const markup = headMarkup(headAt('/', { seo }, true));
  expect(markup).toContain('<title>Preview · Corner Table, Newtown</title>');
  expect(markup).toContain('property="og:title" content="Preview · Corner Table, Newtown"');
  expect(headAt('/menu', { seo }, true).title).toBe('Preview · Menu · Corner Table');
});

test('nothing in a configuration can leave its attribute', () => {
  const hostile = `"><script>alert('1')</script>&`;
  const markup = headMarkup(headAt('/', { seo: { title: hostile, description: hostile } }));
  const parsed = new DOMParser().parseFromString(`<head>${markup}</head>`, 'text/html');
  expect(parsed.querySelector('script')).toBeNull();
  expect(parsed.title).toBe(hostile);
  expect(parsed.querySelector('meta[name=description]')?.getAttribute('content')).toBe(hostile);
});

test('the browser brings the head up to date and touches only what differs', () => {
  const parsed = new DOMParser().parseFromString(
    `<head>${headMarkup(headAt('/', { seo }))}</head>`,
    'text/html',
  );
  const icon = parsed.querySelector('link[rel=icon]');
  applyHead(headAt('/privacy', { seo }), parsed);
  expect(parsed.title).toBe('Privacy · Corner Table');
  expect(parsed.querySelector('link[rel=icon]')).toBe(icon);
  const canonical = [...parsed.querySelectorAll('link[rel=canonical]')];
  expect(canonical.map((link) => link.getAttribute('href'))).toEqual([
    'https://corner.example/privacy',
  ]);
});

test('the manifest is linked where customers are, and an icon is made where none was uploaded', () => {
  const manifest = '<link rel="manifest" href="/manifest.webmanifest" data-head>';
  expect(headMarkup(headAt('/menu'))).toContain(manifest);
  expect(headMarkup(headAt('/'))).toContain(
    '<link rel="apple-touch-icon" href="/app-icons/apple-180.png" data-head>',
  );
  expect(headMarkup(headAt('/desk'))).not.toContain('manifest');
  expect(headMarkup(headAt('/', {}, true))).not.toContain('manifest');
});
