import ExternalLink from 'lucide-react/icons/external-link';
import { useState } from 'react';
import { describedBy, FieldNotes } from './field-frame.tsx';
import { textOf, type FieldProps } from './field-props.ts';
import styles from './field.module.css';
import { LinkAddress } from './link-address.tsx';
import { isLinkKind, linkKinds, readLink, writeLink, type LinkKind } from './link-kinds.ts';
import { LinkTarget } from './link-target.tsx';
import { useRefusedText } from './refused-text.ts';
import { useLinkTargets } from './use-link-targets.ts';

/** Places that are drawn on every page, so that an anchor alone would lead nowhere from most. */
const everywhere: ReadonlySet<unknown> = new Set(['footer', 'topOfferBanner', 'legal']);

/** A link: what it leads to, and the picker or the field that fits. */
export function LinkField({ id, field, place, value, onChange, onSettled }: FieldProps) {
  const stored = textOf(value);
  const targets = useLinkTargets();
  const { problem, accept } = useRefusedText(place);
  // A kind is chosen before there is an address of it; a value from elsewhere shows its own kind.
  const [chosen, setChosen] = useState<{ kind: LinkKind; stored: string } | null>(null);
  const read = readLink(stored, targets);
  const isChosen = chosen !== null && chosen.stored === stored;
  const kind = isChosen ? chosen.kind : read.kind;
  const target = kind === 'web' ? stored : kind === read.kind ? read.target : '';
  const isEverywhere = everywhere.has(place[0]);

  const toLink = (kind: LinkKind, target: string) => writeLink({ kind, target }, isEverywhere);
  const write = (kind: LinkKind, target: string) => {
    const next = toLink(kind, target);
    setChosen({ kind, stored: next });
    onChange(next);
  };
  const first: Partial<Record<LinkKind, string | undefined>> = {
    none: '',
    screen: targets.screens[0]?.path,
    section: targets.sections[0]?.id,
    category: targets.categories[0] && String(targets.categories[0].id),
  };
  const choose = (name: string) => {
    if (!isLinkKind(name)) return;
    accept();
    const start = first[name];
    if (name === 'none' || start !== undefined) write(name, start ?? '');
    else setChosen({ kind: name, stored });
    onSettled();
  };
  const described = describedBy(id, field, problem);
  const shared = { id, target, described };
  return (
    <div className={styles.field}>
      <div className={styles.line}>
        <label className={styles.label} htmlFor={kind === 'none' ? `${id}-kind` : id}>
          {field.label}
        </label>
        {stored !== '' && (
          <a className={styles.aside} href={stored} target="_blank" rel="noopener noreferrer">
            Open <ExternalLink aria-hidden="true" size={12} />
            <span className={styles.words}> {field.label} in a new tab</span>
          </a>
        )}
      </div>
      <select
        id={`${id}-kind`}
        className={styles.input}
        aria-label={`${field.label}: leads to`}
        value={kind}
        onChange={({ target }) => choose(target.value)}
      >
        {Object.entries(linkKinds).map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </select>
      {kind === 'telephone' || kind === 'mail' || kind === 'web' ? (
        <LinkAddress
          key={kind}
          {...shared}
          kind={kind}
          place={place}
          schema={field.schema}
          toLink={(text) => toLink(kind, text)}
          onWrite={(text) => write(kind, text)}
          onSettled={onSettled}
        />
      ) : (
        <LinkTarget
          {...shared}
          kind={kind}
          targets={targets}
          onChoose={(target) => {
            write(kind, target);
            onSettled();
          }}
        />
      )}
      <FieldNotes id={id} help={field.help} problem={problem} />
    </div>
  );
}
