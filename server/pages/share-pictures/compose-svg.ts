import type { SharePicture } from '#schemas/page.ts';
import type { Font } from 'harfbuzzjs';
import { shapeLine, widthOf } from './shape-text.ts';
import { isRightToLeftText } from './visual-runs.ts';
import { fitText, wrapText } from './wrap-text.ts';

/** What networks show at its full size (ogp.me); px. */
export const shareWidth = 1200;
export const shareHeight = 630;
/** Where the dish's picture stands, at the side where a line ends. */
export const pictureWidth = 500;
const margin = 72;
const priceHeight = 68;
const textGap = 20;
const textLeading = 42;
/** A wider logo is a name set in type, px. */
const widestMark = 110;

/** From the largest down: the first in which a name fits. */
const nameSteps = [
  { size: 92, lines: 2 },
  { size: 76, lines: 3 },
  { size: 60, lines: 4 },
  { size: 48, lines: 4 },
  { size: 44, lines: 5 },
] as const;

type Faces = { display: readonly Font[]; body: readonly Font[] };
export type ComposedPicture = { svg: string; isRightToLeft: boolean };

/**
 * The picture of a shared link as an SVG of outlines alone: no face has to be installed where it is
 * drawn. What is read from the right has its picture on the left.
 * @param logoWidth px that the logo takes at the head; null: there is none
 */
export function composeSvg(
  shared: SharePicture,
  faces: Faces,
  logoWidth: number | null,
): ComposedPicture {
  const { colors, picture, price } = shared;
  const isRightToLeft = isRightToLeftText(shared.title);
  const room = shareWidth - 2 * margin - (picture ? pictureWidth - margin / 4 : 0);
  const start = isRightToLeft && picture ? pictureWidth + margin * 0.75 : margin;
  const column = { isRightToLeft, room, start };
  const parts = [
    businessLine(shared, faces, logoWidth, column),
    nameAndText(shared, faces, column),
    price === null ? '' : pricePill(price, faces, colors, column),
  ];
  const tintAt = isRightToLeft ? 0 : shareWidth - pictureWidth;
  const side = picture
    ? `<rect x="${tintAt}" width="${pictureWidth}" height="${shareHeight}" fill="${colors.tint}"/>`
    : `<rect y="${shareHeight - 20}" width="${shareWidth}" height="20" fill="${colors.primary}"/>`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${shareWidth}" height="${shareHeight}">` +
    `<rect width="${shareWidth}" height="${shareHeight}" fill="${colors.background}"/>` +
    `${side}${parts.join('')}</svg>`;
  return { svg, isRightToLeft };
}

/** The business's name beside its mark; a logo that is wide has the name in it. */
function businessLine(
  { business, colors }: SharePicture,
  { body }: Faces,
  logoWidth: number | null,
  column: Column,
): string {
  if (logoWidth !== null && logoWidth > widestMark) return '';
  const aside = logoWidth === null ? 0 : logoWidth + 20;
  const room = column.room - aside;
  const start = column.start + (column.isRightToLeft ? 0 : aside);
  const style = { fonts: body, size: 32, isRightToLeft: isRightToLeftText(business) };
  const { lines } = wrapText(business, style, { width: room, lines: 1 });
  return lines
    .map((line) =>
      place(line, style, { ...column, room, start, y: margin + 36, fill: colors.text }),
    )
    .join('');
}

/** The name as large as it fits, and below it as much of the text as there is room for. */
function nameAndText(shared: SharePicture, faces: Faces, column: Column): string {
  const { colors, display, picture } = shared;
  const { isRightToLeft, room: width } = column;
  const title = display.isUppercase ? shared.title.toLocaleUpperCase() : shared.title;
  // Without a picture the name is what is seen.
  const scale = picture ? 1 : 1.2;
  const steps = nameSteps.map(({ size, lines }) => ({ size: size * scale, lines, width }));
  const face = { fonts: faces.display, isRightToLeft };
  const { lines: names, size } = fitText(title, face, steps);
  const leading = size * (display.isUppercase ? 1.02 : 1.12);
  const head = margin + 80;
  const foot = shareHeight - margin - (shared.price === null ? 0 : priceHeight + 28);
  const left = foot - head - names.length * leading - textGap;
  const style = {
    fonts: faces.body,
    size: 30,
    isRightToLeft: isRightToLeftText(shared.text),
  };
  const free = Math.max(0, Math.min(2, Math.floor(left / textLeading)));
  const texts = free === 0 ? [] : wrapText(shared.text, style, { width, lines: free }).lines;
  const textHeight = texts.length === 0 ? 0 : textGap + texts.length * textLeading;
  const top = head + Math.max(0, (foot - head - names.length * leading - textHeight) / 2);
  const below = top + names.length * leading + textGap;
  return [
    ...names.map((line, at) => {
      const y = top + leading * at + size * 0.82;
      return place(line, { ...face, size }, { ...column, y, fill: colors.text });
    }),
    ...texts.map((line, at) => {
      const y = below + textLeading * at + 30;
      return place(line, style, { ...column, y, fill: colors.text, opacity: 0.78 });
    }),
  ].join('');
}

type Column = { isRightToLeft: boolean; room: number; start: number };
type Place = Column & { y: number; fill: string; opacity?: number };
type Style = { fonts: readonly Font[]; size: number; isRightToLeft: boolean };

function place(
  line: string,
  style: Style,
  { isRightToLeft, room, start, y, fill, opacity = 1 }: Place,
) {
  const { path, width } = shapeLine(line, style);
  const x = isRightToLeft ? start + room - width : start;
  return `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" fill="${fill}" fill-opacity="${opacity}" d="${path}"/>`;
}

function pricePill(
  price: string,
  { body }: Faces,
  { primary, onPrimary }: SharePicture['colors'],
  { isRightToLeft, room, start }: Column,
): string {
  const style = { fonts: body, size: 34, isRightToLeft: false };
  const width = widthOf(price, style) + 56;
  const x = isRightToLeft ? start + room - width : start;
  const y = shareHeight - margin - priceHeight;
  const radius = priceHeight / 2;
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${priceHeight}" rx="${radius}" fill="${primary}"/>` +
    place(price, style, { isRightToLeft: false, room, start: x + 28, y: y + 46, fill: onPrimary })
  );
}
