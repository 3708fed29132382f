import { expect, test } from 'vitest';
import { stepText, describeStep } from '#editor/core/history/describe-step.ts';
import { siteConfigSchema } from '#schemas/config/site.ts';

const config = siteConfigSchema.parse({
  sections: { photos: { type: 'gallery', title: 'Our room' } },
});

test.each([
  ['Title', 'hero.title', 'Hero › Title'],
  ['Label', 'footer.links.1.label', 'Footer › Link 2 › Label'],
  ['Title', 'features.items.2.title', 'Features › Point 3 › Title'],
  ['Title', 'sections.photos.title', 'Our room › Title'],
  ['Description of picture', 'media.hero.backgroundImage', 'Hero › Description of picture'],
])('%s at %s is told with what it belongs to', (label, place, words) => {
  expect(stepText({ label, place, changes: [] }, config)).toBe(words);
});

test('what changes several settings keeps its own words, and tells where it began', () => {
  const label = 'A link added';
  const step = {
    label,
    place: label,
    changes: [{ path: ['footer', 'links'], value: [{}], before: { value: [] } }],
  };
  expect(stepText(step, config)).toBe('A link added');
  expect(describeStep(step, config)).toEqual({ where: 'Footer', what: 'A link added' });
});
