import { useEffect, useRef, useState } from 'react';
import { contact as words } from '#schemas/messages/en/contact.ts';
import { businessName } from '#ui/stores/business-name.ts';
import { useConfig } from '#ui/stores/stores.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { ContactLinks } from '#variants/sections/footer/contact-links.tsx';
import { SocialLinks } from '#variants/sections/footer/social-links.tsx';
import type { Place } from '#variants/sections/hours/props.ts';
import { ContactForm } from './contact-form.tsx';
import css from './contact.module.css';
import { PlaceEntry } from './place-entry.tsx';

type ContactPageProps = {
  places: readonly Place[];
  /** Ids of those where a table can be booked. */
  bookable: ReadonlySet<number>;
  /** They did not come, and there are none to show. */
  hasFailed: boolean;
};

/** How a business is reached: its contact data, every restaurant, and a form. */
export function ContactPage({ places, bookable, hasFailed }: ContactPageProps) {
  const business = useConfig(businessName);
  const { contactEmail, contactPhone, socialLinks } = useConfig((state) => state.config.general);
  const hasWays = contactEmail !== '' || contactPhone !== '';
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1 className={css.title}>{words.title}</h1>
        <p className={css.lead}>{words.lead(business)}</p>
        <div className={css.house}>
          {hasWays && <ContactLinks contactPhone={contactPhone} contactEmail={contactEmail} />}
          <SocialLinks links={socialLinks} />
          <a className={css.toForm} href="#write">
            {words.toForm}
          </a>
        </div>
      </header>
      <div className={css.columns}>
        <section className={css.section} aria-labelledby="contact-places">
          <h2 id="contact-places" className={css.heading}>
            {places.length > 1 ? words.places : words.place}
          </h2>
          {hasFailed && <p role="alert">{words.noPlaces}</p>}
          <ul className={css.places}>
            {places.map((place) => (
              <PlaceEntry key={place.id} place={place} isBookable={bookable.has(place.id)} />
            ))}
          </ul>
        </section>
        <Writing places={places} business={business} phone={contactPhone} />
      </div>
    </div>
  );
}

type WritingProps = { places: readonly Place[]; business: string; phone: string };

/** The form, and once it is sent what happens next. */
function Writing({ places, business, phone }: WritingProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const sentBefore = useRef(sentTo);
  // What was pressed is gone, and the focus with it.
  useEffect(() => {
    if (sentBefore.current === sentTo) return;
    sentBefore.current = sentTo;
    heading.current?.focus();
  }, [sentTo]);
  return (
    <section id="write" className={css.panel} aria-labelledby="contact-write">
      <h2 id="contact-write" ref={heading} className={css.heading} tabIndex={-1}>
        {sentTo === null ? words.form.heading : words.sent.heading}
      </h2>
      {sentTo === null ? (
        <>
          <p className={css.note}>{words.form.text}</p>
          <ContactForm places={places} onSent={setSentTo} />
        </>
      ) : (
        <>
          <p>{words.sent.text(business, sentTo)}</p>
          {phone !== '' && <p>{words.sent.urgent(phone)}</p>}
          <ActionButton look="outline" onClick={() => setSentTo(null)}>
            {words.sent.another}
          </ActionButton>
        </>
      )}
    </section>
  );
}
