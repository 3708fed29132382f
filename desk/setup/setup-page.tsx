import { Suspense, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { Setup } from '#schemas/api/staff-setup.ts';
import { useRefreshSetup, useSetup } from '#desk/api/staff-setup.ts';
import { Loaded } from '../form/loaded.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { OpenStep } from './open/open-step.tsx';
import {
  firstMissing,
  placeAfter,
  setupPath,
  setupPlaceAt,
  setupPlaces,
  type SetupPlace,
} from './setup-places.ts';
import { setupStepParts } from './setup-step-parts.ts';
import css from './setup.module.css';
import { StepList } from './step-list.tsx';
import { useGapSentence } from './use-gap-sentence.ts';

/** The set-up of a new site: its steps with what they lack, one of them at a time. */
export function SetupPage() {
  const setup = useSetup();
  return (
    <div className={css.page}>
      <Loaded query={setup}>{(data) => <SetupOf setup={data} />}</Loaded>
    </div>
  );
}

function SetupOf({ setup }: { setup: Setup }) {
  const { pathname } = useLocation();
  const place = setupPlaceAt(pathname);
  const isOpen = setup.opened_at !== null;
  // Each is begun anew, with the focus on its heading; an opening changes all of its page.
  if (place) return <PlaceOf key={`${place} ${isOpen}`} setup={setup} place={place} />;
  // Whoever comes back goes on where something is missing; of an open site with what is good to do next.
  return <Navigate to={setupPath(isOpen ? 'open' : firstMissing(setup))} replace />;
}

function PlaceOf({ setup, place }: { setup: Setup; place: SetupPlace }) {
  const { desk, deskSetup: words } = useDeskMessages();
  const navigate = useNavigate();
  const refresh = useRefreshSetup();
  const sentenceOf = useGapSentence();
  const heading = useRef<HTMLHeadingElement>(null);
  // It was saved, and something is missing all the same.
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const step = setup.steps.find((one) => one.step === place);
  const index = setupPlaces.indexOf(place);
  const before = setupPlaces[index - 1];
  const behind = setupPlaces[index + 1];
  const goOn = async () => {
    const now = await refresh();
    if (!now) return void navigate(setupPath(placeAfter(setup, place)));
    const isLacking = now.steps.some((one) => one.step === place && one.state === 'missing');
    setIsHeld(isLacking);
    if (!isLacking) void navigate(setupPath(placeAfter(now, place)));
  };
  const part = place === 'open' ? null : setupStepParts[place];
  return (
    <div className={css.frame}>
      <StepList setup={setup} present={place} />
      <section className={css.place} data-place={place} aria-labelledby="setup-heading">
        <h2 id="setup-heading" ref={heading} tabIndex={-1} className={css.heading}>
          <small className={css.progress}>{words.progress(index + 1, setupPlaces.length)}</small>{' '}
          {place === 'open' && setup.opened_at !== null ? words.open.opened : words.steps[place]}
        </h2>
        {setup.opened_at === null && <p className={css.intro}>{words.intros[place]}</p>}
        {step?.state === 'missing' && isHeld && (
          <div role="alert" className={css.held}>
            <p>{words.stillMissing}</p>
            <ul>
              {step.missing.map((gap) => (
                <li key={`${gap.code} ${gap.restaurant?.id} ${gap.order_type}`}>
                  {sentenceOf(gap)}
                </li>
              ))}
            </ul>
          </div>
        )}
        {step?.hints.map((gap) => (
          <p key={`${gap.code} ${gap.restaurant?.id} ${gap.order_type}`} className={css.hint}>
            {sentenceOf(gap)}
          </p>
        ))}
        {part ? (
          <Suspense fallback={<p aria-busy="true">{desk.loadingPage}</p>}>
            <part.Component onDone={() => void goOn()} />
          </Suspense>
        ) : (
          <OpenStep setup={setup} />
        )}
        <nav className={css.turns} aria-label={words.title}>
          {before && (
            <a className={css.turn} href={setupPath(before)}>
              {words.back(words.steps[before])}
            </a>
          )}
          {behind && (
            <a className={css.turn} href={setupPath(behind)}>
              {step?.state === 'missing'
                ? words.later(words.steps[behind])
                : words.next(words.steps[behind])}
            </a>
          )}
        </nav>
      </section>
    </div>
  );
}
