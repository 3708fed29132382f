import { z } from 'zod';
import type { DescribedSchema } from '../config/fields/field.ts';
import { designInUse, layersOf } from '../config/fields/schema-layers.ts';
import { richText, type RichText } from '../config/rich-text.ts';
import { siteConfigSchema, type SiteConfig } from '../config/site.ts';
import { isRecord } from '../is-record.ts';
import { sourceMark } from './source-mark.ts';

/** A text of the document that its owner wrote, and that another language can have otherwise. */
export type TranslatableText = {
  /**
   * By which its translations are kept. Items of a list are named by their ids, so that it goes
   * along when one is moved; those without an id by what they say.
   */
  key: string;
  /** Where it stands now. */
  path: readonly (string | number)[];
  kind: TextKind;
  source: string | RichText;
};

const textKinds = ['text', 'longText', 'richText'] as const;
type TextKind = (typeof textKinds)[number];

/**
 * Every text of a document that customers read, found by its schema's metadata: fields of text
 * that are not empty, but those that are the same in all languages, and those of designs that are
 * not in use.
 */
export const translatableTexts = (config: SiteConfig): TranslatableText[] =>
  textsIn(siteConfigSchema, config, { path: [], names: [] });

/** Where something stands, and what it is called in keys: null for an item without an id. */
type Place = { path: TranslatableText['path']; names: readonly (string | null)[] };

const inside = ({ path, names }: Place, step: string | number, name: string | null): Place => ({
  path: [...path, step],
  names: [...names, name],
});

function textsIn(schema: DescribedSchema, value: unknown, place: Place): TranslatableText[] {
  const layers = layersOf(schema);
  const meta = layers.map((layer) => z.globalRegistry.get(layer)).find((one) => one?.field);
  const kind = textKinds.find((one) => one === meta?.field);
  if (kind) return meta?.sameInAllLanguages ? [] : textAt(kind, value, place);
  const inner = layers.at(-1);
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((item: unknown, index) =>
      textsIn(inner.element, item, inside(place, index, idOf(item))),
    );
  }
  if (!isRecord(value)) return [];
  if (inner instanceof z.ZodRecord) {
    return Object.entries(value).flatMap(([key, one]) =>
      textsIn(inner.valueType, one, inside(place, key, key)),
    );
  }
  if (inner instanceof z.ZodDiscriminatedUnion) {
    const option = inner.options.find((one) => isOfKind(one, value));
    return option ? textsIn(option, value, place) : [];
  }
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries(inner.shape).flatMap(([key, child]) =>
    textsIn(child, key === 'byVariant' ? designInUse(value) : value[key], inside(place, key, key)),
  );
}

function textAt(kind: TextKind, value: unknown, { path, names }: Place): TranslatableText[] {
  const source = readText(kind, value);
  if (source === null) return [];
  const key = names.map((name) => name ?? `~${sourceMark(source)}`).join('.');
  return [{ key, path, kind, source }];
}

function readText(kind: TextKind, value: unknown): string | RichText | null {
  if (kind !== 'richText') return typeof value === 'string' && value.trim() !== '' ? value : null;
  const { data = [] } = richText.safeParse(value);
  return data.length > 0 ? data : null;
}

const idOf = (item: unknown): string | null =>
  isRecord(item) && typeof item['id'] === 'string' ? item['id'] : null;

const isOfKind = (option: DescribedSchema, { type }: Readonly<Record<string, unknown>>): boolean =>
  option instanceof z.ZodObject &&
  option.shape['type'] instanceof z.ZodType &&
  option.shape['type'].safeParse(type).success;
