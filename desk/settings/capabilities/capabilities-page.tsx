import type { ShownCapability } from '#schemas/api/staff-capabilities.ts';
import {
  capabilities,
  capabilityGroups,
  needMetAt,
  type CapabilityNeed,
} from '#schemas/capabilities.ts';
import { useCapabilities } from '#desk/api/staff-capabilities.ts';
import { LoadedSettings } from '../../form/loaded-settings.tsx';
import { paths } from '#ui/paths.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './capabilities-page.module.css';

/** All that the business offers and could offer, with the way to each switch. */
export function CapabilitiesPage() {
  const words = useDeskMessages().deskCapabilities;
  const query = useCapabilities();
  return (
    <LoadedSettings heading={words.heading} intro={words.intro} query={query}>
      {(shown) => (
        <>
          {capabilityGroups.map((group) => (
            <section key={group} className={css.group} aria-label={words.groups[group]}>
              <h3 className={css.heading}>{words.groups[group]}</h3>
              <ul className={css.list}>
                {shown
                  .filter(({ name }) => capabilities[name].group === group)
                  .map((one) => (
                    <CapabilityRow key={one.name} shown={one} />
                  ))}
              </ul>
            </section>
          ))}
          <p className={css.next}>
            <a className={css.link} href={paths.deskPage('setup')}>
              {words.next}
            </a>
          </p>
        </>
      )}
    </LoadedSettings>
  );
}

type State = 'on' | 'off' | 'lacking' | 'unavailable';

function stateOf({ name, is_on: isOn, missing }: ShownCapability): State {
  if (capabilities[name].group === 'connected') return isOn ? 'on' : 'unavailable';
  if (!isOn) return 'off';
  return missing.length > 0 ? 'lacking' : 'on';
}

function CapabilityRow({ shown }: { shown: ShownCapability }) {
  const words = useDeskMessages().deskCapabilities;
  const { name, is_on: isOn, missing } = shown;
  const { switchedAt, usedAt } = capabilities[name];
  const label = words.names[name];
  const state = stateOf(shown);
  return (
    <li className={css.row} data-state={state}>
      <div className={css.words}>
        <p className={css.name}>
          {label} <span className={css.state}>{words[state]}</span>
        </p>
        <p className={css.about}>{words.about[name]}</p>
        {state !== 'off' && missing.map((need) => <MissingNeed key={need} need={need} />)}
      </div>
      <div className={css.links}>
        {usedAt !== null && state === 'on' && (
          <a className={css.link} href={usedAt} target="_blank" aria-label={words.visit(label)}>
            {words.visitShort}
          </a>
        )}
        {switchedAt !== null && (
          <a
            className={css.link}
            href={switchedAt}
            aria-label={isOn ? words.change(label) : words.switchOn(label)}
          >
            {isOn ? words.changeShort : words.switchOnShort}
          </a>
        )}
      </div>
    </li>
  );
}

/** Names what is missing, with the way to where it is set. */
function MissingNeed({ need }: { need: CapabilityNeed }) {
  const words = useDeskMessages().deskCapabilities;
  const href = needMetAt[need];
  return (
    <p className={css.missing}>
      {words.missing[need]} {href !== null && <a href={href}>{words.meet[need]}</a>}
    </p>
  );
}
