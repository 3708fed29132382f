import { describe, expect, it, test } from 'vitest';
import { nameOfSetting } from '#editor/core/settings/name-of-setting.ts';
import { siteConfigSchema } from '#schemas/config/site.ts';

const config = siteConfigSchema.parse({
  sections: {
    photos: { type: 'gallery', title: 'Our room' },
    quiet: { type: 'gallery', title: '' },
  },
});

test.each([
  [['hero', 'title'], 'hero', 'Hero', 'Title'],
  [['colors', 'primary'], 'colors', 'Colours', 'Primary'],
  [['features', 'items', 1, 'title'], 'features', 'Features', 'Point 2 › Title'],
  [['features', 'items'], 'features', 'Features', 'Points'],
  [['features', 'items', 0], 'features', 'Features', 'Point 1'],
  [['general', 'mobileApp', 'appName'], 'general.mobileApp', 'App promotion', 'Name of the app'],
  [
    ['theme', 'dark', 'colors', 'text'],
    'theme',
    'Type and shape',
    'In the dark › Colours in the dark › Text in the dark',
  ],
  [['sections', 'photos', 'title'], 'sections.photos', 'Our room', 'Title'],
  [['sections', 'quiet', 'title'], 'sections.quiet', 'Gallery', 'Title'],
  [['sections', 'photos'], 'sections.photos', 'Our room', ''],
  [['layout', 'home'], 'layout', 'Layout', 'Sections of the home page'],
])('%j is spoken of by its labels', (path, group, groupLabel, label) => {
  expect(nameOfSetting(config, path)).toMatchObject({ group, groupLabel, label });
});

test('leads to the field, also inside a list', () => {
  expect(nameOfSetting(config, ['features', 'items', 1, 'title']).field?.kind).toBe('text');
  expect(nameOfSetting(config, ['hero', 'byVariant', 'split', 'side']).field?.kind).toBe('choice');
  expect(nameOfSetting(config, ['hero']).field?.label).toBe('Hero');
});

describe('no setting is called by its key', () => {
  const name = (...path: (string | number)[]) => {
    const { groupLabel, label } = nameOfSetting(config, path);
    return `${groupLabel} › ${label}`;
  };

  it('nor one that has no field, or that only a later program knows', () => {
    expect(name('sections', 'photos', 'type')).toBe('Our room › Kind');
    expect(name('general', 'tenantId')).toBe('Business › Tenant');
    expect(name('hero', 'some-newSetting')).toBe('Hero › Some new setting');
    expect(name('laterGroup', 'title')).toBe('Later group › Title');
  });

  it('nor what is known of a picture, which is told where the picture is', () => {
    expect(name('media', 'hero.backgroundImage', 'alt')).toBe('Hero › Picture › Description');
    expect(name('media', 'hero.backgroundImage', 'focusX')).toBe('Hero › Picture › Focus');
    expect(name('media', 'hero.backgroundImage')).toBe('Hero › Picture');
    expect(name('translations', 'es', 'hero.title@1x')).toBe('Hero › Title (es)');
  });
});
