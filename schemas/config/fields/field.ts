import type { z } from 'zod';

/** The kinds of input the editor knows; each has one file in editor/fields. */
export const fieldKinds = [
  'text',
  'longText',
  'richText',
  'number',
  'switch',
  'choice',
  'color',
  'image',
  /** A picture that is drawn whole (logo, tab icon): no focus, no description. */
  'mark',
  'link',
  'icon',
  'list',
  'group',
  /** Settings that only one design of a section has: an object keyed by the design's name. */
  'byVariant',
  'date',
  /** A day without a time. */
  'day',
  /** Several of a few; none chosen means all. */
  'choices',
  /** Rows of weekdays with a time from and to. */
  'times',
  /** Name of a dish on the menu. */
  'dish',
  /** Ids, versions and marks: described like all else, but not for editing. */
  'hidden',
] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** Where a field stands in its panel. */
export type FieldGroup = 'content' | 'look' | 'behaviour';

/** What the editor needs to know of a setting; written beside its schema with `.meta()`. */
export type FieldMeta = {
  label: string;
  field: FieldKind;
  help?: string;
  group?: FieldGroup;
  /** Unit shown behind a number: 'px', 'hours'. */
  unit?: string;
  step?: number;
  /** What a typed number is brought within, where the schema itself takes any. */
  clamp?: readonly [least: number, most: number];
  /** What one item of a list is called within a sentence: 'point'. */
  one?: string;
  /** Customers read a text of the host's while it is empty, which the field can begin from. */
  hasDefaultText?: boolean;
  /** A name, a number or an address: there is nothing to translate (docs/decisions/109). */
  sameInAllLanguages?: true;
  /** Words for the options of a choice, by value. */
  options?: Record<string, string>;
};

declare module 'zod' {
  interface GlobalMeta extends Partial<FieldMeta> {}
}

/** A schema with its metadata, as the editor traverses it. */
export type DescribedSchema = z.core.$ZodType;
