import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import { describeFields, type FieldDescription } from '../../core/settings/describe-fields.ts';
import { describeSection } from '../../core/settings/describe-section.ts';
import { findField } from '../../core/settings/find-field.ts';
import { sectionKindAt } from '../../core/settings/section-paths.ts';
import { valueAt, type Path } from '../../core/settings/value-at.ts';
import { paragraphsOf } from './paragraphs.ts';

/** What a field of the configuration contributes to the page. */
export type FieldContent = {
  /** Dotted path of the field, `features.items.0.title`. */
  path: string;
  field: FieldDescription;
  kind: 'text' | 'picture' | 'link';
  /** Text with normalized white space, address of a picture, target of a link. */
  value: string;
  /** The field's whole value, not one of its paragraphs. */
  isWhole: boolean;
  /** Index of the paragraph, where the field has several. */
  paragraph: number | null;
};

let groups: readonly FieldDescription[] | undefined;
const described = new Map<string, FieldDescription | undefined>();

/** The fields of a group of settings, from its schema; computed once for each group. */
export function describeGroup(config: SiteConfig, path: string): FieldDescription | undefined {
  const kind = sectionKindAt(config, path);
  const key = `${path} ${kind}`;
  if (!described.has(key)) {
    groups ??= describeFields(siteConfigSchema);
    const isFurther = kind !== undefined && kind !== 'footer' && kind !== 'topOfferBanner';
    described.set(
      key,
      findField(groups, path) ?? (isFurther ? describeSection(kind, path) : undefined),
    );
  }
  return described.get(key);
}

/** Collapses white space as a browser does. */
export const normalizeSpace = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Everything that a group of settings contributes to the page, in the order of its schema. */
export function contentOfGroup(config: SiteConfig, path: string): FieldContent[] {
  const group = describeGroup(config, path);
  const design = valueAt(config, [...path.split('.'), 'variant']);
  return (group?.fields ?? []).flatMap((field) =>
    contentOfField(config, field, [], String(design)),
  );
}

function contentOfField(
  config: SiteConfig,
  field: FieldDescription,
  base: Path,
  design: string,
): FieldContent[] {
  const place = [...base, ...field.path];
  const value = valueAt(config, place);
  const inside = (fields: readonly FieldDescription[], from = base) =>
    fields.flatMap((inner) => contentOfField(config, inner, from, design));
  const as = (
    kind: FieldContent['kind'],
    text: string,
    paragraph: number | null = null,
    isWhole = paragraph === null,
  ): FieldContent[] =>
    text === '' ? [] : [{ path: place.join('.'), field, kind, value: text, isWhole, paragraph }];
  switch (field.kind) {
    case 'text':
      return as('text', normalizeSpace(String(value ?? '')));
    case 'longText': {
      const paragraphs = paragraphsOf(String(value ?? ''));
      const parts = paragraphs.flatMap((text, index, all) =>
        as('text', normalizeSpace(text), index, all.length === 1),
      );
      // A design may draw them as one text.
      const whole = as('text', normalizeSpace(String(value ?? '')), null, false);
      return parts.length > 1 ? [...parts, ...whole] : parts;
    }
    case 'richText':
      return textOfBlocks(value).flatMap((text, index) => as('text', normalizeSpace(text), index));
    case 'image':
      return as('picture', String(value ?? ''));
    case 'link':
      return as('link', String(value ?? ''));
    case 'list':
      return Array.isArray(value)
        ? value.flatMap((_, index) => inside(field.fields, [...place, String(index)]))
        : [];
    case 'group':
      // A section with settings inside another group (`general.mobileApp`) is a group of its own.
      return place.join('.') === 'general.mobileApp' ? [] : inside(field.fields);
    case 'byVariant':
      return inside(field.fields.find(({ path }) => path.at(-1) === design)?.fields ?? []);
    default:
      return [];
  }
}

/** The text of each block of a rich text (schemas/config/rich-text.ts). */
function textOfBlocks(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.map((block: unknown) => {
    const spans = valueAt(block, ['spans']);
    const texts = Array.isArray(spans) ? spans.map((span) => valueAt(span, ['text'])) : [];
    return texts.filter((text) => typeof text === 'string').join('');
  });
}
