import { produce } from 'immer';
import { useMemo } from 'react';
import type { SiteConfig } from '#schemas/config/site.ts';
import { forgetUnknownDesign } from '#schemas/config/unknown-design.ts';
import type { FieldDescription } from '../../core/settings/describe-fields.ts';
import { usePorts, useCommittedPart } from '../../core/state/editor-context.tsx';
import { PlaceBadge } from '../setting/place-badge.tsx';
import { useMayChange } from '../../core/state/use-may-change.ts';
import { setValueAt, valueAt, type Path } from '../../core/settings/value-at.ts';
import { Thumbnail } from '../../parts/thumbnail/thumbnail.tsx';
import { TryOptions } from './try-options.tsx';
import { UnknownDesignNote, useUnknownDesign } from '../../parts/unknown-design-note.tsx';
import { useSettledConfig } from './use-settled-config.ts';

type DesignPickerProps = {
  /** The section's choice of a design. */
  field: FieldDescription;
  /** Id of the section, `footer` or `topOfferBanner`. */
  section: string;
};

/** The designs of a section, each drawn small with what the section says now. */
export function DesignPicker({ field, section }: DesignPickerProps) {
  const { designs } = usePorts();
  const config = useSettledConfig();
  const path = field.path;
  const isFree = useMayChange(path);
  const shown = useCommittedPart((config) => String(valueAt(config, path)));
  const unknown = useUnknownDesign(path.slice(0, -1).join('.'));
  const pictures = useMemo(
    () =>
      field.options.map(({ value }) => (
        <Thumbnail key={value}>
          {designs.render(withDesign(config, path, value), section)}
        </Thumbnail>
      )),
    [designs, config, path, field, section],
  );
  return (
    <div data-field={path.join('.')}>
      {unknown !== null && (
        <UnknownDesignNote
          name={unknown}
          shown={field.options.find(({ value }) => value === shown)?.label ?? shown}
        />
      )}
      <TryOptions
        label={field.label}
        help="Point at a design, or use the arrow keys, to try it on the page; a press or Enter keeps it."
        helpByTouch="Press a design to take it; Undo brings the one before back."
        chosen={unknown === null ? shown : null}
        isLocked={!isFree}
        step={() => field.label}
        options={field.options.map(({ value, label }, index) => ({
          key: value,
          name: label,
          picture: pictures[index],
          recipe(draft) {
            setValueAt(draft, path, value);
            forgetUnknownDesign(valueAt(draft, path.slice(0, -1)));
          },
        }))}
      />
      <PlaceBadge place={path} label={field.label} />
    </div>
  );
}

const withDesign = (config: SiteConfig, path: Path, design: string) =>
  produce(config, (draft: SiteConfig) => setValueAt(draft, path, design));
