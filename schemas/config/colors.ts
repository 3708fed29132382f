import { z } from 'zod';
import { hexColor } from './fields/values.ts';

/**
 * The five colours a tenant chooses (specification §9); every other colour is derived from them.
 */
export const colorsSchema = z.object({
  primary: hexColor.default('#dc2626').meta({
    label: 'Primary',
    field: 'color',
    group: 'look',
    help: 'Buttons and the one main action.',
  }),
  secondary: hexColor.default('#f8f4e3').meta({
    label: 'Secondary',
    field: 'color',
    group: 'look',
    help: 'Quiet surfaces behind sections.',
  }),
  accent: hexColor.default('#e3795b').meta({
    label: 'Accent',
    field: 'color',
    group: 'look',
    help: 'Decoration.',
  }),
  background: hexColor.default('#f9f7f3').meta({
    label: 'Background',
    field: 'color',
    group: 'look',
    help: 'The ground of the page.',
  }),
  text: hexColor.default('#1A1F2C').meta({
    label: 'Text',
    field: 'color',
    group: 'look',
    help: 'Made darker or lighter on the page where it could not be read.',
  }),
});
export type ColorsConfig = z.output<typeof colorsSchema>;

const darkColor = (label: string) =>
  z
    .string()
    .regex(/^(?:#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6}))?$/, 'Write a colour like #dc2626, or nothing')
    .default('')
    .meta({ label, field: 'color', group: 'look', help: 'Empty: derived from the light one.' });

/** The five in the dark, each '' where it is derived (schemas/rules/dark-palette.ts). */
export const darkColorsSchema = z.object({
  primary: darkColor('Primary in the dark'),
  secondary: darkColor('Secondary in the dark'),
  accent: darkColor('Accent in the dark'),
  background: darkColor('Background in the dark'),
  text: darkColor('Text in the dark'),
});
