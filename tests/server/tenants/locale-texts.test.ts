import { describe, expect, test } from 'vitest';
import { localeNote } from '#server/tenants/locale-texts.ts';

describe('the note on a new tenant’s locale', () => {
  test('says which languages there are where customers cannot read its own', () => {
    expect(localeNote('de-DE')).toBe(
      'Pages are in English: there is no German yet. Customers read English (en), Español (es), and ' +
        'العربية (ar); any country goes with each, such as en-DE or es-MX. ' +
        'Dates, amounts and postcodes are those of Germany.',
    );
  });

  test('says how a language that there is becomes the site’s', () => {
    expect(localeNote('es-MX')).toBe(
      'Pages are in English until the owner offers Español too, in the editor under ' +
        "'Further languages'. Dates, amounts and postcodes are those of Mexico.",
    );
  });

  test('is left out in English', () => {
    expect(localeNote('en-NZ')).toBeNull();
  });
});
