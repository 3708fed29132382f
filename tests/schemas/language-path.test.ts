import { describe, expect, test } from 'vitest';
import {
  chosenLanguagePath,
  languagePath,
  splitLanguagePath,
} from '#schemas/languages/language-path.ts';

describe('languagePath', () => {
  test.each([
    ['en', '/', '/'],
    ['en', '/menu?item=3#soup', '/menu?item=3#soup'],
    ['es', '/', '/es'],
    ['es', '/?cart=open', '/es?cart=open'],
    ['es', '/#menu', '/es#menu'],
    ['ar', '/menu?item=3', '/ar/menu?item=3'],
  ] as const)('%s %s', (language, path, address) => {
    expect(languagePath(language, path)).toBe(address);
  });

  test('names English too where it is a choice', () => {
    expect(chosenLanguagePath('en', '/menu')).toBe('/en/menu');
    expect(chosenLanguagePath('en', '/')).toBe('/en');
  });
});

describe('splitLanguagePath', () => {
  test.each([
    ['/', null, '/'],
    ['/menu', null, '/menu'],
    ['/es', 'es', '/'],
    ['/es/', 'es', '/'],
    ['/ar/order-confirmation/7', 'ar', '/order-confirmation/7'],
    ['/en/menu', 'en', '/menu'],
    ['/ES/menu', null, '/ES/menu'],
    ['/est', null, '/est'],
    ['/de/menu', null, '/de/menu'],
    ['/constructor/menu', null, '/constructor/menu'],
  ])('%s', (pathname, named, path) => {
    expect(splitLanguagePath(pathname)).toEqual({ named, path });
  });
});
