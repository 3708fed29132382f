import { mailVariables } from '#schemas/rules/mails/mail-variables.ts';
import { FieldGroup } from '../../form/fields.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './mail-texts.module.css';

type MailVariablesProps = {
  /** Puts `{…}` where somebody writes. */
  onInsert(variable: string): void;
};

/** What texts may name, each with what it stands for. */
export function MailVariables({ onInsert }: MailVariablesProps) {
  const words = useDeskMessages().deskMailTexts;
  return (
    <FieldGroup legend={words.variables} hint={words.variablesHint}>
      <ul className={css.variables}>
        {mailVariables.map((name) => (
          <li key={name}>
            <button className={css.variable} type="button" onClick={() => onInsert(`{${name}}`)}>
              <code>{`{${name}}`}</code> <span>{words.variable[name]}</span>
            </button>
          </li>
        ))}
      </ul>
    </FieldGroup>
  );
}
