import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exportedNames, splitName } from './exported-names.ts';
import { replacedWords } from './replaced-words.ts';

test('names are split into their parts', () => {
  expect(splitName('useSectionInHand')).toEqual(['use', 'section', 'in', 'hand']);
  expect(splitName('HTMLPage-2x_OLD')).toEqual(['html', 'page', '2x', 'old']);
});

test('exports are found however they are written', () => {
  const names = exportedNames().map(({ name }) => name);
  for (const known of ['SiteConfig', 'priceCart', 'siteConfigSchema', 'exportedNames']) {
    expect(names).toContain(known);
  }
});

test('no exported identifier, file or folder uses a word that was replaced', () => {
  const replaced = replacedWords(readFileSync('docs/glossary.md', 'utf8'));
  expect(replaced.size).toBeGreaterThan(50);
  const found = exportedNames().flatMap(({ path, name, parts }) => {
    const text = ` ${parts.join(' ')} `;
    const bad = parts.filter((word) => {
      const entry = replaced.get(word);
      return entry && !entry.allowed.some((compound) => text.includes(` ${compound} `));
    });
    return bad.map((word) => `${path}: ${name} (${word}: ${replaced.get(word)?.use ?? ''})`);
  });
  expect(found).toEqual([]);
});
