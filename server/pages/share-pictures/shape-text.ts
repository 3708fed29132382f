import { Buffer, Direction, shape, type Font } from 'harfbuzzjs';
import { unitsPerEm } from './load-font.ts';
import { visualRuns, type TextRun } from './visual-runs.ts';

/** How a text is set. */
export type TextStyle = {
  fonts: readonly Font[];
  /** Px. */
  size: number;
  isRightToLeft: boolean;
};

/** A line as outlines: data of an SVG path that begins at its left on the baseline. */
export type ShapedLine = { path: string; width: number };

/** Outlines of a line; Arabic letters are joined, marks are placed, both directions are mixed. */
export function shapeLine(line: string, style: TextStyle): ShapedLine {
  const scale = style.size / unitsPerEm;
  let x = 0;
  const parts: string[] = [];
  for (const run of runsOf(line, style)) {
    for (const glyph of shapeRun(run)) {
      const left = (x + (glyph.xOffset ?? 0)) * scale;
      const up = (glyph.yOffset ?? 0) * scale;
      for (const { type, values } of run.font.glyphToJson(glyph.codepoint)) {
        // A face has its y upwards.
        const placed = values.map((value, index) =>
          (index % 2 === 0 ? left + value * scale : -up - value * scale).toFixed(1),
        );
        parts.push(type + placed.join(' '));
      }
      x += glyph.xAdvance ?? 0;
    }
  }
  return { path: parts.join(''), width: x * scale };
}

/** Width of a line in px. */
export function widthOf(line: string, style: TextStyle): number {
  const advances = runsOf(line, style).flatMap((run) =>
    shapeRun(run).map(({ xAdvance }) => xAdvance ?? 0),
  );
  return (advances.reduce((sum, advance) => sum + advance, 0) * style.size) / unitsPerEm;
}

const runsOf = (line: string, { fonts, isRightToLeft }: TextStyle) =>
  visualRuns(
    line,
    isRightToLeft,
    (codePoint) => fonts.find((font) => font.nominalGlyph(codePoint) !== undefined) ?? null,
  );

function shapeRun({ text, isRightToLeft, font }: TextRun<Font>) {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR);
  shape(font, buffer);
  return buffer.getGlyphInfosAndPositions();
}
