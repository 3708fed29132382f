import { describe, expect, it } from 'vitest';
import { composeSvg } from '#server/pages/share-pictures/compose-svg.ts';
import { loadFonts } from '#server/pages/share-pictures/load-font.ts';
import { shapeLine, widthOf } from '#server/pages/share-pictures/shape-text.ts';
import { visualRuns } from '#server/pages/share-pictures/visual-runs.ts';
import { fitText, wrapText } from '#server/pages/share-pictures/wrap-text.ts';

const fonts = await loadFonts({ family: 'Fraunces', weight: 600 });
const style = { fonts, size: 48, isRightToLeft: false };
const box = { width: 500, lines: 3 };
const runs = (line: string, isRightToLeft: boolean) =>
  visualRuns(line, isRightToLeft, () => 'face').map(({ text }) => text);

describe('a text in a picture', () => {
  it('is measured as it is drawn, by the face and its weight', async () => {
    const light = await loadFonts({ family: 'Fraunces', weight: 300 });
    expect(shapeLine('Polpette', style).width).toBe(widthOf('Polpette', style));
    expect(widthOf('Polpette', style)).not.toBe(widthOf('Polpette', { ...style, fonts: light }));
    expect(widthOf('Polpette', { ...style, size: 96 })).toBeCloseTo(2 * widthOf('Polpette', style));
  });

  it('never leaves its column, whatever its words', () => {
    const texts = [
      'Slow-roasted shoulder of lamb with preserved lemon, green olives and fennel pollen for two',
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      'فتة الحمص مع الطحينة والصنوبر المحمص وخبز القمح الكامل من فرن الحجر في الساحة القديمة',
    ];
    for (const text of texts) {
      const isRightToLeft = text.startsWith('ف');
      const { lines, isWhole } = wrapText(text, { ...style, isRightToLeft }, box);
      expect(lines.length).toBeLessThanOrEqual(box.lines);
      for (const line of lines)
        expect(widthOf(line, { ...style, isRightToLeft })).toBeLessThanOrEqual(500);
      expect(isWhole || lines.at(-1)?.endsWith('…')).toBe(true);
    }
  });

  it('takes the largest size in which it fits whole', () => {
    const steps = [
      { size: 90, width: 500, lines: 1 },
      { size: 50, width: 500, lines: 2 },
    ];
    expect(fitText('Soup', style, steps)).toMatchObject({ size: 90, lines: ['Soup'] });
    expect(fitText('Soup of the day with bread', style, steps)).toMatchObject({ size: 50 });
  });

  it('joins Arabic letters, and leaves out what no face has', () => {
    // Four letters stand apart wider than joined into a word.
    const joined = widthOf('حمصي', { ...style, isRightToLeft: true });
    const apart = ['ح', 'م', 'ص', 'ي'].map((one) =>
      widthOf(one, { ...style, isRightToLeft: true }),
    );
    expect(joined).toBeLessThan(apart.reduce((sum, one) => sum + one, 0));
    expect(shapeLine('🍕漢字', style)).toEqual({ path: '', width: 0 });
  });

  it('mixes both directions by the rules of Unicode', () => {
    expect(runs('Salad', false)).toEqual(['Salad']);
    expect(runs('فتة Classic مع', true)).toEqual([' مع', 'Classic', 'فتة ']);
    expect(runs('Try فتة 12 now', false)).toEqual(['Try ', '12', 'فتة ', ' now']);
  });

  it('is outlines alone in the picture, so that no name is markup', async () => {
    const shared = {
      productId: 1,
      business: '"><script>',
      logo: '',
      title: '</svg><script>alert(1)</script>',
      text: '&<>',
      price: '<b>',
      picture: null,
      display: { family: 'Fraunces', weight: 600, isUppercase: false },
      body: { family: 'Fraunces', weight: 600 },
      colors: {
        primary: '#8f2d1f',
        onPrimary: '#fff',
        background: '#fff',
        text: '#000',
        tint: '#eee',
      },
    };
    const { svg } = composeSvg(shared, { display: fonts, body: fonts }, null);
    expect(svg.match(/<(\w+)/g)?.every((tag) => ['<svg', '<rect', '<path'].includes(tag))).toBe(
      true,
    );
  });
});
