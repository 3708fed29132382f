import Bold from 'lucide-react/icons/bold';
import Italic from 'lucide-react/icons/italic';
import Link from 'lucide-react/icons/link';
import { useState, type FocusEvent } from 'react';
import { link } from '#schemas/config/fields/values.ts';
import { isComposing } from '#variants/listen-for-keys.ts';
import { checkValue } from '../../core/settings/check-value.ts';
import type { Marks } from './spans.ts';
import styles from './inline-text-tools.module.css';
import { whenLeft } from './when-left.ts';
import type { InlineText } from './inline-text.ts';

type InlineTextToolsProps = {
  inlineText: InlineText;
  /** Of the selected text. */
  marks: Marks;
  isLinking: boolean;
  onLinking(isOn: boolean): void;
};

const tools = [
  { mark: 'bold', label: 'Bold', keys: 'Ctrl B', Icon: Bold },
  { mark: 'italic', label: 'Italic', keys: 'Ctrl I', Icon: Italic },
] as const;

/** Marks for a text edited inline; headings and lists are made in the panel. */
export function InlineTextTools({ inlineText, marks, isLinking, onLinking }: InlineTextToolsProps) {
  /** Ends editing unless the focus goes back to the text or to another tool. */
  const onBlur = ({ relatedTarget }: FocusEvent) =>
    whenLeft(inlineText.element, relatedTarget, inlineText.end);
  const back = () => {
    inlineText.focus();
    onLinking(false);
  };
  return (
    <div
      className={styles.tools}
      role="toolbar"
      aria-label="Marks"
      data-inline-text-tools
      onBlur={onBlur}
    >
      {tools.map(({ mark, label, keys, Icon }) => (
        <button
          key={mark}
          type="button"
          aria-label={label}
          title={`${label} (${keys})`}
          aria-pressed={marks[mark] === true}
          // The text keeps the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => inlineText.mark(mark)}
        >
          <Icon aria-hidden="true" size={16} />
        </button>
      ))}
      <button
        type="button"
        aria-label="Link"
        title="Link (Ctrl Shift K)"
        aria-pressed={marks.href !== undefined}
        aria-expanded={isLinking}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => (isLinking ? back() : onLinking(true))}
      >
        <Link aria-hidden="true" size={16} />
      </button>
      {isLinking && (
        <LinkAddress
          start={marks.href ?? ''}
          onDone={(href) => {
            back();
            inlineText.mark('link', href);
          }}
          onBack={back}
        />
      )}
    </div>
  );
}

type LinkAddressProps = {
  start: string;
  /** @param href null takes the link off */
  onDone(href: string | null): void;
  onBack(): void;
};

function LinkAddress({ start, onDone, onBack }: LinkAddressProps) {
  const [address, setAddress] = useState(start);
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <form
      className={styles.address}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = address.trim();
        const wrong = checkValue(link, typed);
        if (wrong === null) onDone(typed === '' ? null : typed);
        else setProblem(wrong);
      }}
    >
      <input
        // The user has just asked for it.
        ref={(element) => element?.focus()}
        value={address}
        aria-label="Address of the link"
        aria-invalid={problem !== null}
        aria-describedby="inline-text-link-problem"
        placeholder="/menu or https://…"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Escape' && !isComposing(event)) onBack();
        }}
      />
      <button type="submit">Set</button>
      {start !== '' && (
        <button type="button" onClick={() => onDone(null)}>
          Remove
        </button>
      )}
      <span id="inline-text-link-problem" className={styles.problem} role="alert">
        {problem}
      </span>
    </form>
  );
}
