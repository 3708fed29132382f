import type { Profile } from '#schemas/api/user-profile.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useSetPreferences } from '#src/api/user-profile.ts';
import { businessName } from '#ui/stores/business-name.ts';
import { useConfig } from '#ui/stores/stores.tsx';
import { useAccountMessages } from '../use-account-messages.ts';
import { Part, Problem, type PartReport } from './part.tsx';
import css from './profile-page.module.css';

/** Whether the newsletter comes; saved with the press. */
export function NewsletterPart({ profile, onDone }: PartReport & { profile: Profile }) {
  const words = useAccountMessages();
  const { profile: own } = words;
  const business = useConfig(businessName);
  const { mutate, isPending, error, variables } = useSetPreferences();
  return (
    <Part title={own.news} text={own.newsletterHint}>
      <label className={css.check}>
        <input
          type="checkbox"
          checked={isPending ? variables.newsletter : profile.newsletter}
          onChange={({ target }) => {
            const wanted = { language: profile.language, newsletter: target.checked };
            if (!isPending) mutate(wanted, { onSuccess: () => onDone(words.saved) });
          }}
        />
        {own.newsletter(business)}
      </label>
      <Problem>{failureSentence(error, words.unreached)}</Problem>
    </Part>
  );
}
