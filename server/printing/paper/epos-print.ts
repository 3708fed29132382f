import { escapeHtml } from '#schemas/escape-html.ts';
import type { PaperLine } from '#schemas/ticket/paper-lines.ts';
import type { TicketRaster } from './ticket-picture.ts';

const namespace = 'http://www.epson-pos.com/schemas/2011/03/epos-print';

/** ePOS-Print XML that prints a picture and cuts. */
export const eposPicture = ({ width, height, bits }: TicketRaster): string =>
  epos(
    `<image width="${width}" height="${height}" color="color_1" mode="mono" align="left">` +
      `${bits.toString('base64')}</image>`,
  );

/** ePOS-Print XML that prints lines of ASCII in the printer's own font and cuts. */
export const eposText = (lines: readonly PaperLine[], columns: number): string =>
  epos(
    lines
      .map((line) => {
        if (line.kind === 'rule') return text('-'.repeat(columns), { isBold: false, height: 1 });
        const { isBold, size, kind, indent } = line;
        return text(' '.repeat(indent) + line.text, {
          isBold,
          height: size === 'normal' ? 1 : 2,
          isReverse: kind === 'banner',
        });
      })
      .join(''),
  );

const epos = (content: string): string =>
  `<epos-print xmlns="${namespace}">${content}<feed line="1"/><cut type="feed"/></epos-print>`;

type Style = { isBold: boolean; height: 1 | 2; isReverse?: boolean };

const text = (line: string, { isBold, height, isReverse = false }: Style): string =>
  `<text lang="en" width="1" height="${height}" em="${isBold}" reverse="${isReverse}">` +
  `${escapeHtml(line)}&#10;</text>`;

/**
 * What a printer that asks by Server Direct Print is answered with.
 * @param jobId letters and digits, up to 30
 */
export const printRequest = (jobId: string, document: string): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<PrintRequestInfo Version="2.00"><ePOSPrint>
<Parameter><devid>local_printer</devid><timeout>60000</timeout><printjobid>${jobId}</printjobid></Parameter>
<PrintData>${document}</PrintData>
</ePOSPrint></PrintRequestInfo>`;
