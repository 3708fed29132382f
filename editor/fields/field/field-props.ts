import type { ReactNode } from 'react';
import type { FieldDescription } from '../../core/settings/describe-fields.ts';
import type { Path } from '../../core/settings/value-at.ts';

/** What every kind of input is given; a value that is not of its kind is drawn as empty. */
export type FieldProps = {
  id: string;
  field: FieldDescription;
  /** Where its value stands in the document, also inside a list. */
  place: Path;
  value: unknown;
  onChange(value: unknown): void;
  /** The gesture is over: focus has left, the pointer was lifted. */
  onSettled(): void;
  /** Draws the fields inside this one: a group's, or those of the item at a place in a list. */
  renderFields(item?: Path): ReactNode;
};

/** A value that should be text. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
