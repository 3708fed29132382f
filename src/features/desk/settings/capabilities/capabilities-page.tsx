import type { ShownCapability } from '#schemas/api/staff-capabilities.ts';
import { capabilities, type Capability } from '#schemas/capabilities.ts';
import { useCapabilities } from '#src/api/staff-capabilities.ts';
import { LoadedSettings } from '../../form/loaded-settings.tsx';
import { paths } from '#src/paths.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './capabilities-page.module.css';

/** What an owner switches on, and what whoever runs the program has connected. */
const groups = {
  ordering: ['pickup', 'delivery', 'at_table', 'tabs', 'instore_menu', 'cards', 'printing'],
  further: [
    'reservations',
    'gift_cards',
    'loyalty_points',
    'deals',
    'newsletter',
    'contact',
    'accounts',
  ],
  connected: ['mails', 'sms', 'maps'],
} as const satisfies Record<string, readonly Capability[]>;

/** All that the business offers and could offer, with the way to each switch. */
export function CapabilitiesPage() {
  const words = useDeskMessages().deskCapabilities;
  const query = useCapabilities();
  const parts = [
    { name: words.groups.ordering, listed: groups.ordering },
    { name: words.groups.further, listed: groups.further },
    { name: words.groups.connected, listed: groups.connected },
  ];
  return (
    <LoadedSettings heading={words.heading} intro={words.intro} query={query}>
      {(shown) => (
        <>
          {parts.map(({ name, listed }) => (
            <section key={name} className={css.group} aria-label={name}>
              <h3 className={css.heading}>{name}</h3>
              <ul className={css.list}>
                {shown
                  .filter((one) => listed.some((of) => of === one.name))
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

function CapabilityRow({ shown: { name, is_on: isOn, missing } }: { shown: ShownCapability }) {
  const words = useDeskMessages().deskCapabilities;
  const { switchedAt, usedAt } = capabilities[name];
  const label = words.names[name];
  const isOperators = name === 'mails' || name === 'sms' || name === 'maps';
  const state = isOperators
    ? isOn
      ? 'on'
      : 'unavailable'
    : !isOn
      ? 'off'
      : missing.length > 0
        ? 'lacking'
        : 'on';
  const lacks = state === 'lacking' || state === 'unavailable' ? missing : [];
  return (
    <li className={css.row} data-state={state}>
      <div className={css.words}>
        <p className={css.name}>
          {label} <span className={css.state}>{words[state]}</span>
        </p>
        <p className={css.about}>{words.about[name]}</p>
        {lacks.map((need) => (
          <p key={need} className={css.missing}>
            {words.missing[need]}
          </p>
        ))}
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
