import type { FontPair } from '#schemas/config/theme.ts';
import { language } from '#schemas/messages/en/language.ts';
import { arabicFace, arabicFaceCss, arabicType } from './arabic-face.ts';
import { faces } from './faces.ts';
import { families, isSerif, type FaceName } from './families.ts';

const ranges = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  latinExt:
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
} as const;

const local = {
  serif: ["local('Georgia'),local('Gelasio')", "local('Noto Serif'),local('NotoSerif-Regular')"],
  sans: [
    "local('Arial'),local('ArialMT'),local('Liberation Sans'),local('Arimo')",
    "local('Roboto'),local('Roboto-Regular')",
  ],
} as const;

/** 'optional' never swaps late, so nothing can move (design, Type). */
function faceCss(name: FaceName): string {
  const { weights, fallback, android, ...files } = faces[name];
  const [computers, phones] = local[isSerif(name) ? 'serif' : 'sans'];
  const own = (['latinExt', 'latin'] as const).map(
    (range) =>
      `@font-face{font-family:'${name}';font-style:normal;font-display:optional;font-weight:${weights};src:url('${files[range]}') format('woff2');unicode-range:${ranges[range]}}`,
  );
  const standIns = [
    ['Fallback', computers, fallback] as const,
    ['Fallback Android', phones, android] as const,
  ].map(
    ([suffix, source, [ascent, descent, size]]) =>
      `@font-face{font-family:'${name} ${suffix}';src:${source};ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%;size-adjust:${size}%}`,
  );
  return [...own, ...standIns].join('');
}

/** The faces of one pair as a style sheet: a page never loads the other pairs. */
export function fontCss(pair: FontPair): string {
  const { display, text } = families[pair];
  const latin = faceCss(display) + faceCss(text);
  return language === 'ar'
    ? latin + arabicFaceCss(display) + arabicFaceCss(text) + arabicType
    : latin;
}

/**
 * Addresses of the faces that a pair shows above the fold, for `<link rel="preload" as="font"
 * type="font/woff2" crossorigin>`. Without the preload `font-display: optional` would leave a
 * first visit on the fallback faces.
 */
export function preloadFonts(pair: FontPair): readonly string[] {
  const { display, text } = families[pair];
  const latin = [faces[display].latin, faces[text].latin];
  return language === 'ar' ? [arabicFace, ...latin] : latin;
}
