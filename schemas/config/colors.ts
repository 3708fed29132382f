import { z } from 'zod';
import { hexColor } from './values.ts';

/** The five colours a tenant chooses (spec §9); every other colour is derived from them. */
export const colorsSchema = z.object({
  primary: hexColor
    .default('#dc2626')
    .meta({ label: 'Primary', field: 'color', help: 'Buttons and the one main action.' }),
  secondary: hexColor
    .default('#f8f4e3')
    .meta({ label: 'Secondary', field: 'color', help: 'Quiet surfaces behind sections.' }),
  accent: hexColor
    .default('#e3795b')
    .meta({ label: 'Accent', field: 'color', help: 'Decoration.' }),
  background: hexColor.default('#f9f7f3').meta({ label: 'Background', field: 'color' }),
  text: hexColor.default('#1A1F2C').meta({ label: 'Text', field: 'color' }),
});
export type ColorsConfig = z.output<typeof colorsSchema>;
