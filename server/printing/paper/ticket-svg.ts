import { escapeHtml } from '#schemas/escape-html.ts';
import { cellScale, type PaperLine } from '#schemas/ticket/paper-lines.ts';

/** Dots of a normal cell: 203 dots an inch make 48 of them 72 mm, what paper of 80 mm prints. */
const cell = { width: 12, height: 27, fontSize: 19.9, baseline: 20 };
const ruleHeight = 21;
/** Dots below the last line, so that the cutter is past it. */
const foot = 24;
const rightToLeft =
  /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
/** Fonts with cells of equal width: our own, and for other letters those that systems have. */
const fonts =
  "'Source Code Pro', 'DejaVu Sans Mono', 'Liberation Mono', 'Noto Sans Mono', monospace";

/** How wide a printer of so many columns prints, in dots. */
export const dotsOf = (columns: number): number => columns * cell.width;

/** A ticket as a drawing of one unit a dot, black on white. */
export function ticketSvg(lines: readonly PaperLine[], columns: number): string {
  const width = dotsOf(columns);
  let y = 0;
  const drawn = lines.map((line) => {
    const top = y;
    if (line.kind === 'rule') {
      y += ruleHeight;
      return `<rect x="0" y="${top + 9}" width="${width}" height="3"/>`;
    }
    const scale = cellScale[line.size];
    const isBanner = line.kind === 'banner';
    const height = Math.round(cell.height * scale) + (isBanner ? 6 : 0);
    y += height;
    return (
      (isBanner ? `<rect x="0" y="${top}" width="${width}" height="${height}"/>` : '') +
      textOf(line, { top: top + (isBanner ? 3 : 0), width, scale })
    );
  });
  const height = y + foot;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="#fff"/>
<g font-family="${fonts}" xml:space="preserve">${drawn.join('\n')}</g>
</svg>`;
}

type Place = { top: number; width: number; scale: number };

function textOf(line: Exclude<PaperLine, { kind: 'rule' }>, { top, width, scale }: Place): string {
  const isRight = rightToLeft.test(line.text);
  const indent = line.indent * cell.width;
  const attributes = [
    `x="${isRight ? width - indent : indent}"`,
    `y="${top + cell.baseline * scale}"`,
    `font-size="${cell.fontSize * scale}"`,
    ...(line.isBold ? ['font-weight="700"'] : []),
    ...(line.kind === 'banner' ? ['fill="#fff"'] : []),
    ...(isRight ? ['direction="rtl"'] : []),
  ];
  return `<text ${attributes.join(' ')}>${escapeHtml(line.text.normalize('NFC'))}</text>`;
}
