import { useDomains } from '#desk/api/staff-domains.ts';
import { LoadedSettings } from '../../form/loaded-settings.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { AddDomain } from './add-domain.tsx';
import { DomainList } from './domain-list.tsx';

/** Where the site is found: domains that were given and own ones; for owners. */
export function DomainsPage() {
  const words = useDeskMessages().deskDomains;
  return (
    <LoadedSettings heading={words.title} intro={words.intro} query={useDomains()}>
      {({ domains, target }) => (
        <>
          <DomainList domains={domains} target={target} />
          <AddDomain />
        </>
      )}
    </LoadedSettings>
  );
}
