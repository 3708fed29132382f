import type { SiteConfig } from '#schemas/config/site.ts';
import type { FieldDescription } from '../../core/settings/describe-fields.ts';
import type { Path } from '../../core/settings/value-at.ts';

/** What is known of a picture beside its address. */
export type PictureDetail = keyof SiteConfig['media'][string];

/** A place of the document that is put back, or taken from another document, by itself. */
export type DifferencePlace =
  | { kind: 'setting'; path: Path }
  /** Description or focus of a picture, by the place that `media` keeps it at. */
  | { kind: 'picture'; key: string; names: readonly PictureDetail[] }
  /** Whether the home page shows a section. */
  | { kind: 'shown'; id: string }
  /** At what times, on what devices and for which orders it does. */
  | { kind: 'when'; id: string }
  /** In which order the home page shows what both documents have. */
  | { kind: 'order' }
  /** A section that only one of the documents has. */
  | { kind: 'section'; id: string };

/** What became of an item of a list. */
export type ListLine = {
  what: 'added' | 'removed' | 'moved' | 'changed';
  name: string;
  /** Labels of the settings that changed in it. */
  settings: readonly string[];
};

/** How the two values of a difference are best seen. */
export type DifferenceView =
  | { kind: 'text'; before: string; after: string }
  | { kind: 'color'; before: string; after: string }
  | { kind: 'picture'; before: string; after: string }
  | { kind: 'words'; before: string; after: string }
  | { kind: 'list'; lines: readonly ListLine[] }
  /** Places count from 1, among what the home page shows. */
  | { kind: 'order'; moves: readonly { name: string; from: number; to: number }[] }
  /** It came, or went: there is no other value to it. */
  | { kind: 'came' | 'went' };

/** One thing that two documents have otherwise, in words that an owner knows. */
export type Difference = {
  /** The same for the same place, whatever stands there. */
  key: string;
  /** Dotted path of the group that it belongs to, or `layout`. */
  group: string;
  groupLabel: string;
  label: string;
  /** Dotted path of the field that it is edited by; undefined where it has none. */
  field: string | undefined;
  place: DifferencePlace;
  view: DifferenceView;
  /** It came while the list was read. */
  isNew?: true;
};

/** A value with the field that it is edited by. */
export type FieldValue = { field: FieldDescription | undefined; value: unknown };
