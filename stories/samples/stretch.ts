import { z } from 'zod';
import { isRecord } from '#schemas/is-record.ts';

/** How much a document says: as it is, the longest that its schema takes, or nothing at all. */
export type Texts = 'own' | 'long' | 'empty';

const longName = 'Wholemeal sourdough from the Macclesfield Valley with everything on top, twice';
const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze';

/** Exactly so many characters, with a word in them that no phone's line holds. */
const longText = (length: number) =>
  `${longName} ${longWord}. `
    .repeat(Math.ceil(length / (longName.length + longWord.length)))
    .slice(0, length)
    .trimEnd();

/** The schema and what it wraps, from outside in. */
function layersOf(schema: z.core.$ZodType): z.core.$ZodType[] {
  const isWrapper =
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable;
  return isWrapper ? [schema, ...layersOf(schema.def.innerType)] : [schema];
}

const fieldOf = (layers: readonly z.core.$ZodType[]) =>
  layers.map((layer) => z.globalRegistry.get(layer)?.field).find(Boolean);

/**
 * The value with every text as long as its schema allows and every list full, or with every text,
 * link and picture gone and one item in a list. What is chosen (designs, switches) stays.
 */
export function stretch(
  schema: z.core.$ZodType,
  value: unknown,
  texts: Exclude<Texts, 'own'>,
): unknown {
  const layers = layersOf(schema);
  const inner = layers.at(-1);
  const field = fieldOf(layers);
  if (inner instanceof z.ZodObject && isRecord(value)) {
    const entries = Object.entries(value).map(([key, child]): [string, unknown] => {
      const part: z.core.$ZodType | undefined = inner.shape[key];
      return [key, part ? stretch(part, child, texts) : child];
    });
    return Object.fromEntries(entries);
  }
  if (inner instanceof z.ZodRecord && isRecord(value)) {
    const { valueType } = inner;
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [key, stretch(valueType, child, texts)]),
    );
  }
  if (inner instanceof z.ZodUnion && isRecord(value)) {
    const option = inner.options.find((one) => z.safeParse(one, value).success);
    return option ? stretch(option, value, texts) : value;
  }
  if (inner instanceof z.ZodArray && field === 'list' && Array.isArray(value)) {
    return fillList(inner, value)
      .map((item) => stretch(inner.element, item, texts))
      .slice(0, texts === 'long' ? undefined : 1);
  }
  const isText = field === 'text' || field === 'longText' || field === 'dish';
  if (!isText && field !== 'link' && field !== 'image' && field !== 'mark') return value;
  if (texts === 'long' && !isText) return value;
  const longest = inner instanceof z.ZodString ? inner.maxLength : null;
  const wanted = texts === 'long' ? longText(longest ?? 120) : '';
  return z.safeParse(schema, wanted).success ? wanted : value;
}

/** As many items as the list takes, its own over and over; each with an id of its own. */
function fillList(list: z.ZodArray, own: readonly unknown[]): unknown[] {
  const most = z.toJSONSchema(list, { io: 'input' }).maxItems ?? own.length;
  const first = z.safeParse(list.element, { id: 'item' });
  const items = own.length > 0 ? own : first.success ? [first.data] : [];
  if (items.length === 0) return [];
  return Array.from({ length: most }, (_, index) => {
    const item = items[index % items.length];
    return isRecord(item) && typeof item['id'] === 'string'
      ? { ...item, id: `${item['id'].slice(0, 32)}-${index}` }
      : item;
  });
}
