import ExternalLink from 'lucide-react/icons/external-link';
import { useState } from 'react';
import { describedBy, FieldNotes } from '../field/field-frame.tsx';
import { textOf, type FieldProps } from '../field/field-props.ts';
import styles from '../field/field.module.css';
import { LinkAddress } from './link-address.tsx';
import {
  isLinkKind,
  linkKinds,
  readLink,
  writeLink,
  type LinkKind,
  type ReadLink,
} from './link-kinds.ts';
import { LinkTarget } from './link-target.tsx';
import { meantLink } from './meant-link.ts';
import { useRefusedText } from '../field/refused-text.ts';
import { useLinkTargets } from './use-link-targets.ts';

/** Places that are drawn on every page, so that an anchor alone would lead nowhere from most. */
const everywhere: ReadonlySet<unknown> = new Set(['footer', 'topOfferBanner', 'legal']);

/** A kind that was chosen here, for as long as the link is the one that came of it. */
type Chosen = { kind: LinkKind; stored: string; isTyped: boolean };

/** A link: what it leads to, and the picker or the field that fits. */
export function LinkField({ id, field, place, value, onChange, onSettled }: FieldProps) {
  const stored = textOf(value);
  const targets = useLinkTargets();
  const { text: refused, problem, accept } = useRefusedText(place);
  // A kind is chosen before there is an address of it; a value from elsewhere shows its own kind.
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const read = readLink(stored, targets);
  const isChosen = chosen !== null && chosen.stored === stored;
  const kind = isChosen ? chosen.kind : read.kind;
  const shown = (link: string) => {
    if (kind === 'web') return link;
    const read = readLink(link, targets);
    return read.kind === kind ? read.target : '';
  };
  const target = shown(stored);
  const isEverywhere = everywhere.has(place[0]);

  const toLink = (link: ReadLink) => writeLink(link, isEverywhere);
  const write = (next: string, isTyped: boolean) => {
    setChosen({ kind, stored: next, isTyped });
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
    const next = start === undefined ? stored : toLink({ kind: name, target: start });
    setChosen({ kind: name, stored: next, isTyped: false });
    if (next !== stored) onChange(next);
    onSettled();
  };
  // What was typed shows its own kind once it is left: the address of a page is that page.
  const settleTyped = () => {
    if (chosen?.isTyped && refused === null) setChosen(null);
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
          read={(text) => meantLink({ kind, target: text }, { host: location.host, ...targets })}
          toLink={toLink}
          print={shown}
          onWrite={(link) => write(link, true)}
          onSettled={settleTyped}
        />
      ) : (
        <LinkTarget
          {...shared}
          kind={kind}
          targets={targets}
          onChoose={(target) => {
            write(toLink({ kind, target }), false);
            onSettled();
          }}
        />
      )}
      <FieldNotes id={id} help={field.help} problem={problem} />
    </div>
  );
}
