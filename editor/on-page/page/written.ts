import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import { describeFields, type FieldDescription } from '../../core/settings/describe-fields.ts';
import { describeSection } from '../../core/settings/describe-section.ts';
import { findField } from '../../core/settings/find-field.ts';
import { sectionKindAt } from '../../core/settings/section-paths.ts';
import { valueAt, type Path } from '../../core/settings/value-at.ts';
import { paragraphsOf } from './paragraphs.ts';

/** Something that a field of the configuration puts on the page. */
export type Written = {
  /** Dotted path of the field, `features.items.0.title`. */
  path: string;
  field: FieldDescription;
  kind: 'text' | 'picture' | 'link';
  /** Text with its white space evened, address of a picture, target of a link. */
  value: string;
  /** The field's whole value, not a paragraph of it. */
  isWhole: boolean;
  /** Which of the field's paragraphs it is, where it holds any. */
  part: number | null;
};

let groups: readonly FieldDescription[] | undefined;
const described = new Map<string, FieldDescription | undefined>();

/** The fields of a group of settings, wherever it stands; read off its schema once. */
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

/** White space as a browser draws it. */
export const evened = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** All that a group of settings writes on the page, in the order of its schema. */
export function writtenBy(config: SiteConfig, path: string): Written[] {
  const group = describeGroup(config, path);
  const design = valueAt(config, [...path.split('.'), 'variant']);
  return (group?.fields ?? []).flatMap((field) => writtenIn(config, field, [], String(design)));
}

function writtenIn(
  config: SiteConfig,
  field: FieldDescription,
  base: Path,
  design: string,
): Written[] {
  const place = [...base, ...field.path];
  const value = valueAt(config, place);
  const inside = (fields: readonly FieldDescription[], from = base) =>
    fields.flatMap((inner) => writtenIn(config, inner, from, design));
  const as = (
    kind: Written['kind'],
    text: string,
    part: number | null = null,
    isWhole = part === null,
  ): Written[] =>
    text === '' ? [] : [{ path: place.join('.'), field, kind, value: text, isWhole, part }];
  switch (field.kind) {
    case 'text':
      return as('text', evened(String(value ?? '')));
    case 'longText': {
      const paragraphs = paragraphsOf(String(value ?? ''));
      const parts = paragraphs.flatMap((paragraph, part, all) =>
        as('text', evened(paragraph), part, all.length === 1),
      );
      // A design may draw them as one text.
      const whole = as('text', evened(String(value ?? '')), null, false);
      return parts.length > 1 ? [...parts, ...whole] : parts;
    }
    case 'richText':
      return blocksOf(value).flatMap((block, part) => as('text', evened(block), part));
    case 'image':
      return as('picture', String(value ?? ''));
    case 'link':
      return as('link', String(value ?? ''));
    case 'list':
      return Array.isArray(value)
        ? value.flatMap((_, index) => inside(field.fields, [...place, String(index)]))
        : [];
    case 'group':
      // A section that lives inside another group is one of its own.
      return place.join('.') === 'general.mobileApp' ? [] : inside(field.fields);
    case 'byVariant':
      return inside(field.fields.find(({ path }) => path.at(-1) === design)?.fields ?? []);
    default:
      return [];
  }
}

/** The words of each block of a rich text (schemas/config/rich-text.ts). */
function blocksOf(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.map((block: unknown) => {
    const spans = valueAt(block, ['spans']);
    const texts = Array.isArray(spans) ? spans.map((span) => valueAt(span, ['text'])) : [];
    return texts.filter((text) => typeof text === 'string').join('');
  });
}
