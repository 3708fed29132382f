import { richText } from '#schemas/config/rich-text.ts';
import { whenSchema } from '#schemas/config/when.ts';
import { printRichText } from '#schemas/rules/rich-text-notation.ts';
import type { DifferenceView, FieldValue } from './difference.ts';
import type { FieldDescription } from '../../core/settings/describe-fields.ts';
import { formatWhen } from '../../core/sections/format-when.ts';
import { listLines } from './list-lines.ts';

/** How the two values of a field are best seen. */
export function viewOf(
  field: FieldDescription | undefined,
  before: unknown,
  after: unknown,
): DifferenceView {
  const both = {
    before: valueText({ field, value: before }),
    after: valueText({ field, value: after }),
  };
  switch (field?.kind) {
    case 'color':
      return { kind: 'color', ...both };
    case 'image':
    case 'mark':
      return { kind: 'picture', ...both };
    case 'text':
    case 'longText':
    case 'richText':
      return { kind: 'text', ...both };
    case 'list':
      return { kind: 'list', lines: listLines(field, before, after) };
    default:
      return { kind: 'words', ...both };
  }
}

/** A value as an owner would say it. */
export function valueText({ field, value }: FieldValue): string {
  if (value === undefined) return '';
  const option = field?.options.find((one) => one.value === value);
  if (option) return option.label;
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  if (typeof value === 'number') return field?.unit ? `${value} ${field.unit}` : String(value);
  if (typeof value === 'string') return field?.kind === 'date' ? formatLocalDateTime(value) : value;
  const rule = typeof value === 'object' && value !== null && 'orderTypes' in value;
  const when = rule ? whenSchema.safeParse(value) : undefined;
  if (when?.success) return formatWhen(when.data) || 'Always';
  const text = field?.kind === 'richText' ? richText.safeParse(value) : undefined;
  return text?.success ? printRichText(text.data) : clip(JSON.stringify(value));
}

/** What no field shows: enough of it to know it again. */
const clip = (text: string) => (text.length > 200 ? `${text.slice(0, 200)}…` : text);

/** A local moment, `2026-12-24T18:00`, as it is said; it belongs to no zone here. */
export function formatLocalDateTime(moment: string): string {
  const at = Date.parse(`${moment}Z`);
  if (Number.isNaN(at)) return moment;
  return new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(at);
}
