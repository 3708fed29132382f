import type { ComponentType } from 'react';
import type { FieldDescription } from '../../core/settings/describe-fields.ts';
import { TryOptions } from '../designs/try-options.tsx';
import { useCommittedPart } from '../../core/state/editor-context.tsx';
import { AsPublished } from '../../fields/field/as-published.tsx';
import { PlaceBadge } from '../setting/place-badge.tsx';
import { useMayChange } from '../../core/state/use-may-change.ts';
import { setValueAt, valueAt } from '../../core/settings/value-at.ts';

/** The last step of the setting's path, and one of its options. */
export type LookPictureProps = { setting: string; value: string };

type LookChoiceProps = {
  field: FieldDescription;
  layout: 'rows' | 'small';
  /** How an option looks. */
  Picture: ComponentType<LookPictureProps>;
};

/** A choice of the theme by looking: each option as a picture, tried on the page. */
export function LookChoice({ field, layout, Picture }: LookChoiceProps) {
  const { path, label, help, options } = field;
  const chosen = useCommittedPart((config) => String(valueAt(config, path)));
  const isFree = useMayChange(path);
  return (
    <div data-field={path.join('.')}>
      <TryOptions
        label={label}
        help={help}
        layout={layout}
        chosen={chosen}
        isLocked={!isFree}
        step={() => label}
        options={options.map(({ value, label }) => ({
          key: value,
          name: label,
          picture: <Picture setting={path.at(-1) ?? ''} value={value} />,
          recipe: (draft) => setValueAt(draft, path, value),
        }))}
      />
      {isFree && <AsPublished place={path} value={chosen} label={label} />}
      <PlaceBadge place={path} label={label} />
    </div>
  );
}
