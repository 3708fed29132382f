import cairo from '@fontsource-variable/cairo/files/cairo-arabic-wght-normal.woff2?url';

/** The Arabic letters, with their forms for presentation; digits and marks are the Latin face's. */
const range =
  'U+0600-06FF,U+0750-077F,U+0870-088E,U+0890-0891,U+0897-08E1,U+08E3-08FF,U+200C-200E,U+2010-2011,U+204F,U+2E41,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC';

/** Address of the one Arabic face: every heading and text of an Arabic page is set in it. */
export const arabicFace = cairo;

/**
 * Gives a family Arabic letters: no stack of faces names another one, so that a look that changes
 * while the page is open keeps them.
 */
export const arabicFaceCss = (family: string): string =>
  `@font-face{font-family:'${family}';font-style:normal;font-display:optional;font-weight:200 1000;src:url('${arabicFace}') format('woff2');unicode-range:${range}}`;

/**
 * Letters that are joined may not be set apart, have no capitals, and reach further up and down
 * than Latin ones. It wins over the theme, whose values are set on the root while one edits.
 */
export const arabicType =
  ':root{--display-leading:1.4!important;--display-letters:none!important}*{letter-spacing:0!important}';
