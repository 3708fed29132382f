import { useId } from 'react';
import { useOpenIdSettings } from '#desk/api/staff-openid.ts';
import form from '../../form/form.module.css';
import { LoadedSettings } from '../../form/loaded-settings.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { CopiedText } from '../domains/copied-text.tsx';
import { Providers } from './providers.tsx';

/** With which accounts of other sites customers sign in; for owners. */
export function SignInPage() {
  const words = useDeskMessages().deskSignIn;
  return (
    <LoadedSettings heading={words.title} intro={words.intro} query={useOpenIdSettings()}>
      {({ providers, redirect_addresses: addresses }) => (
        <>
          <Providers providers={providers} />
          <RedirectAddresses addresses={addresses} />
        </>
      )}
    </LoadedSettings>
  );
}

function RedirectAddresses({ addresses }: { addresses: readonly string[] }) {
  const words = useDeskMessages().deskSignIn;
  const id = useId();
  return (
    <section className={form.group} aria-labelledby={id}>
      <h3 id={id} className={form.legend}>
        {words.addresses}
      </h3>
      <p className={form.hint}>
        {addresses.length > 1 ? words.addressesMany : words.addressesText}
      </p>
      {addresses.map((address) => (
        <CopiedText
          key={address}
          label={words.address}
          of={new URL(address).host}
          value={address}
        />
      ))}
    </section>
  );
}
