import type { FieldDescription } from './describe-fields.ts';

type List = Pick<FieldDescription, 'one' | 'label'>;

/** What one item of a list is called within a sentence: 'point'. */
export const oneOf = ({ one, label }: List): string => one ?? label.toLowerCase();

/** An item by its place: 'Point 5'. */
export function numberedItem(list: List, index: number): string {
  const one = oneOf(list);
  return `${one.charAt(0).toUpperCase()}${one.slice(1)} ${index + 1}`;
}
