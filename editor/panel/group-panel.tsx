import { useEffect, useMemo, useRef } from 'react';
import type { FieldGroup } from '#schemas/config/fields/field.ts';
import { basePaths } from '#schemas/config/home-kinds.ts';
import type { SectionKind } from '#variants/sections/registry.ts';
import styles from '../parts/editor.module.css';
import type { FieldDescription } from '../core/settings/describe-fields.ts';
import { describeSection } from '../core/settings/describe-section.ts';
import { designsOfSection, loadDesigns } from '../core/designs/designs.ts';
import { useConfigPart, useValue } from '../core/state/editor-context.tsx';
import { findField } from '../core/settings/find-field.ts';
import { GroupFields } from './group-fields.tsx';
import { GroupMenu } from './group-menu.tsx';
import { LockedHead } from './setting/place-badge.tsx';
import { sectionIdAt, sectionKindAt } from '../core/settings/section-paths.ts';
import { lazyView } from '../parts/lazy-view.tsx';
import { looksPath } from '../core/settings/looks-path.ts';
import { useSelectedField } from './use-selected-field.ts';
import { ViewTitle } from '../parts/view-title.tsx';

const WhenPanel = lazyView<{ id: string }>(
  'when',
  async () => (await import('./sections/when-panel.tsx')).WhenPanel,
);
const PresetsPanel = lazyView(
  'looks',
  async () => (await import('./theme/presets-panel.tsx')).PresetsPanel,
);

export type GroupPanelProps = {
  groups: readonly FieldDescription[];
  /** Dotted path of the group that is open. */
  path: string;
};

const parts: Record<FieldGroup, string> = {
  look: 'Look',
  content: 'Content',
  behaviour: 'Behaviour',
};

/** One group of settings; finished looks are no group of the document, but opened like one. */
export function GroupPanel(props: GroupPanelProps) {
  return props.path === looksPath ? <PresetsPanel /> : <FieldsPanel {...props} />;
}

/** The fields of one group, in the order of its schema. */
function FieldsPanel({ groups, path }: GroupPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const kind = useConfigPart((config) => sectionKindAt(config, path));
  useSelectedField(panel);
  useEffect(() => {
    if (kind) void loadDesigns(designsOfSection(kind));
  }, [kind]);
  const group = useMemo(
    () => findField(groups, path) ?? furtherGroup(kind, path),
    [groups, path, kind],
  );
  const design = String(useValue([...path.split('.'), 'variant']));
  const shown = useMemo(() => (group ? partsOf(group, design) : []), [group, design]);
  const label = group?.label ?? 'Not there any more';
  const id = sectionIdAt(path) ?? '';
  const isOnHome = useConfigPart(({ layout }) => layout.home.some((entry) => entry.id === id));
  return (
    <div ref={panel}>
      <ViewTitle aside={group && <GroupMenu path={path} label={label} />}>{label}</ViewTitle>
      <LockedHead path={path} />
      {shown.map(({ words, fields }) => (
        <section key={words} className={styles.part}>
          {shown.length > 1 && <h4 className={styles.partTitle}>{words}</h4>}
          <GroupFields path={path} fields={fields} />
        </section>
      ))}
      {isOnHome && <WhenPanel key={id} id={id} />}
    </div>
  );
}

/** The fields under their headings; of the designs' own settings those of the one in use. */
function partsOf(group: FieldDescription, design: string) {
  const fields = group.fields.flatMap((field) =>
    field.kind === 'byVariant' ? fieldsOfDesign(field, design) : isOwn(field) ? [field] : [],
  );
  return Object.entries(parts)
    .map(([name, words]) => ({ words, fields: fields.filter(({ group }) => group === name) }))
    .filter((part) => part.fields.length > 0);
}

/** A section that lives inside another group has its own place in the list of sections. */
const isOwn = ({ path }: FieldDescription) =>
  Object.values<string>(basePaths).every((place) => place !== path.join('.'));

const fieldsOfDesign = (field: FieldDescription, design: string) =>
  field.fields.find(({ path }) => path.at(-1) === design)?.fields ?? [];

const furtherGroup = (kind: SectionKind | undefined, path: string) =>
  kind && kind !== 'footer' && kind !== 'topOfferBanner' ? describeSection(kind, path) : undefined;
