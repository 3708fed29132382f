import type { Setup } from '#schemas/api/staff-setup.ts';
import { paths } from '#ui/paths.ts';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { QrCode } from '#variants/sections/app-promotion/qr-code.tsx';
import { FieldGroup } from '../../form/fields.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from '../setup.module.css';
import { SiteAddress } from './site-address.tsx';

/** The site is open: where it is, to be passed on, and what is good to do next. */
export function OpenedSite({ setup }: { setup: Setup }) {
  const words = useDeskMessages().deskSetup.open;
  const { site_url: url } = setup;
  const next = [
    { href: paths.desk, label: words.desk, hint: words.deskHint },
    { href: paths.deskSettings('capabilities'), label: words.offer, hint: words.offerHint },
    { href: paths.deskPage('people'), label: words.invite, hint: words.inviteHint },
    { href: paths.deskSettings('domains'), label: words.domain, hint: words.domainHint },
    { href: paths.deskPage('printers'), label: words.printers, hint: words.printersHint },
    { href: paths.deskSettings('taxes'), label: words.taxes, hint: words.taxesHint },
    {
      href: paths.deskSettings('restaurants'),
      label: words.restaurant,
      hint: words.restaurantHint,
    },
  ];
  return (
    <div className={css.parts}>
      <FieldGroup legend={words.address}>
        <div className={css.site}>
          <div className={css.code}>
            <QrCode url={url} label={words.qr(url)} />
          </div>
          <div className={css.parts}>
            <SiteAddress url={url} />
            <p className={css.hint}>{words.qrHint}</p>
            <div>
              <ButtonLink href={paths.home} target="_blank">
                {words.visit}
              </ButtonLink>
            </div>
          </div>
        </div>
      </FieldGroup>
      <h3 className={css.partHeading}>{words.next}</h3>
      <ul className={css.next}>
        {next.map(({ href, label, hint }) => (
          <li key={href}>
            <a className={css.nextLink} href={href}>
              <span className={css.stepName}>{label}</span>
              <small className={css.stepState}>{hint}</small>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
