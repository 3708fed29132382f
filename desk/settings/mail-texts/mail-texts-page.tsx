import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { orderMailName, type MailTextsOf } from '#schemas/api/staff-mail-texts.ts';
import { useMailTexts } from '#desk/api/staff-mail-texts.ts';
import form from '../../form/form.module.css';
import { LoadedSettings } from '../../form/loaded-settings.tsx';
import { isSameValue } from '../../form/saved-settings.ts';
import { useLeave } from '../../shared/unsaved-context.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './mail-texts.module.css';
import { MailTextsForm } from './mail-texts-form.tsx';

/** The owner's words in the mails that customers get about their orders. */
export function MailTextsPage() {
  const words = useDeskMessages().deskMailTexts;
  const texts = useMailTexts();
  return (
    <LoadedSettings heading={words.title} intro={words.intro} isWide query={texts}>
      {(all) => <ChosenMail all={all} />}
    </LoadedSettings>
  );
}

/** Which mail it is stands in the address, so that it can be linked and survives a reload. */
function ChosenMail({ all }: { all: readonly MailTextsOf[] }) {
  const words = useDeskMessages().deskMailTexts;
  const id = useId();
  const leave = useLeave();
  const [search, setSearch] = useSearchParams();
  const asked = orderMailName.safeParse(search.get('mail'));
  const chosen = all.find(({ mail }) => mail === asked.data) ?? all[0];
  if (!chosen) return null;
  return (
    <>
      <div className={css.choose}>
        <label className={form.label} htmlFor={id}>
          {words.mail}
        </label>
        <select
          id={id}
          className={form.input}
          value={chosen.mail}
          onChange={({ target: { value } }) =>
            // Read now: while people are asked, the field shows the present mail again.
            leave(() => setSearch({ mail: value }, { replace: true }))
          }
        >
          {all.map(({ mail, texts, defaults }) => (
            <option key={mail} value={mail}>
              {words.ofMail(words.mails[mail], !isSameValue(texts, defaults))}
            </option>
          ))}
        </select>
      </div>
      <MailTextsForm key={chosen.mail} all={all} present={chosen} />
    </>
  );
}
