import { useState } from 'react';
import type { Setup } from '#schemas/api/staff-setup.ts';
import { useChangeSetup } from '#desk/api/staff-setup.ts';
import { paths } from '#ui/paths.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { Choice, FieldGroup } from '../../form/fields.tsx';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { setupPath } from '../setup-places.ts';
import css from '../setup.module.css';
import { useGapSentence } from '../use-gap-sentence.ts';
import { OpenedSite } from './opened-site.tsx';

/** What is missing before the site can open, what happens then, and the button that opens it. */
export function OpenStep({ setup }: { setup: Setup }) {
  if (setup.opened_at !== null) return <OpenedSite setup={setup} />;
  return setup.can_open ? <ReadySite setup={setup} /> : <MissingSteps setup={setup} />;
}

function MissingSteps({ setup }: { setup: Setup }) {
  const words = useDeskMessages().deskSetup;
  const sentenceOf = useGapSentence();
  return (
    <section className={css.parts} aria-label={words.open.missing}>
      <p>{words.open.missing}</p>
      <ol className={css.missing}>
        {setup.steps
          .filter(({ state }) => state === 'missing')
          .map(({ step, missing }) => (
            <li key={step} className={css.gap}>
              <div>
                <p className={css.stepName}>{words.steps[step]}</p>
                {missing.map((gap) => (
                  <p key={`${gap.code} ${gap.restaurant?.id} ${gap.order_type}`}>
                    {sentenceOf(gap)}
                  </p>
                ))}
              </div>
              <a className={css.turn} href={setupPath(step)}>
                {words.open.goTo(words.steps[step])}
              </a>
            </li>
          ))}
      </ol>
    </section>
  );
}

function ReadySite({ setup }: { setup: Setup }) {
  const words = useDeskMessages().deskSetup.open;
  const sentenceOf = useGapSentence();
  const { mutate, isPending, error } = useChangeSetup();
  const warnings = setup.steps
    .flatMap(({ hints }) => hints)
    .filter(({ code }) => code === 'no_notice');
  const [keepsEditor, setKeepsEditor] = useState(false);
  return (
    <div className={css.parts}>
      <p>{words.ready}</p>
      <FieldGroup legend={words.whatHappens}>
        <ul className={css.happens}>
          <li>{words.visible(setup.site_url)}</li>
          <li>{words.arrives}</li>
          {setup.shows_editor && !keepsEditor && <li>{words.editorGoes}</li>}
        </ul>
        {setup.shows_editor && (
          <Choice
            type="checkbox"
            label={words.keepEditor}
            hint={words.keepEditorHint}
            isChecked={keepsEditor}
            onChange={setKeepsEditor}
          />
        )}
      </FieldGroup>
      {warnings.length > 0 && (
        <div className={css.held}>
          {warnings.map((gap) => (
            <p key={gap.restaurant?.id}>{sentenceOf(gap)}</p>
          ))}
          {setup.sends_mails && (
            <a className={css.turn} href={paths.deskSettings('orders')}>
              {words.chooseMails}
            </a>
          )}
        </div>
      )}
      {!setup.sends_mails && <p className={css.hint}>{words.noMails}</p>}
      <div className={css.actions}>
        <ActionButton
          aria-disabled={isPending}
          onClick={() => !isPending && mutate({ kind: 'open', keepsEditor })}
        >
          {isPending ? words.opening : words.open}
        </ActionButton>
        <output className={css.problem}>
          {isPending ? '' : failureSentence(error, words.failed)}
        </output>
      </div>
    </div>
  );
}
