import { describe, expect, it } from 'vitest';
import { postcodeForm } from '#schemas/rules/delivery/is-whole-postcode.ts';
import { readPostcodes } from '#desk/delivery/read-postcodes.ts';

const read = (text: string, locale = 'en-AU') => readPostcodes(text, postcodeForm(locale));

describe('postcodes as they are typed', () => {
  it.each([
    ['3053, 3054 3068', ['3053', '3054', '3068']],
    ['3000, 3001', ['3000', '3001']],
    ['3000;3001\n3002\r\n3003', ['3000', '3001', '3002', '3003']],
    ['3000-3003', ['3000', '3001', '3002', '3003']],
    ['0800 – 0802 0810', ['0800', '0801', '0802', '0810']],
    ['3003-3000', ['3003-3000']],
    ['1000-9999', ['1000-9999']],
    ['3000, 3000 3000', ['3000']],
    ['305 3054', ['305', '3054']],
    [' , ', []],
  ])('%j', (text, postcodes) => {
    expect(read(text)).toEqual(postcodes);
  });
});

describe('postcodes with a space in them', () => {
  it.each([
    ['en-GB', 'SW1A 1AA,  SW1A  2AA', ['SW1A 1AA', 'SW1A 2AA']],
    ['en-GB', 'SW1A 1AA SW1A2AA e1 6an', ['SW1A 1AA', 'SW1A2AA', 'e1 6an']],
    ['en-GB', 'sw1a 1aa, SW1A1AA', ['sw1a 1aa']],
    ['nl-NL', '1234 AB 1235CD\n1236 EF', ['1234 AB', '1235CD', '1236 EF']],
    ['en-CA', 'K1A 0B1 K1A 0B2', ['K1A 0B1', 'K1A 0B2']],
    ['sv-SE', '123 45 12346', ['123 45', '12346']],
    ['en-US', '90210 90211-1234', ['90210', '90211-1234']],
    ['cs-CZ', '110 00, 602 00', ['110 00', '602 00']],
    ['es-MX', '06000 06010', ['06000', '06010']],
  ])('of %s: %j', (locale, text, postcodes) => {
    expect(read(text, locale)).toEqual(postcodes);
  });
});
