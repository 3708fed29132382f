import { useRef, useState } from 'react';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import form from '../../form/form.module.css';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from '../setup.module.css';

/** The site's address, to be copied. */
export function SiteAddress({ url }: { url: string }) {
  const words = useDeskMessages().deskSetup.open;
  const field = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState('');
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(url);
      setNote(words.copied);
    } catch {
      // Without https, or where the browser asks first: it is selected, and keys can copy it.
      setNote(words.selected);
    }
  };
  return (
    <>
      <input
        ref={field}
        className={form.input}
        aria-label={words.address}
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
      />
      <div className={css.actions}>
        <ActionButton look="outline" onClick={() => void copy()}>
          {words.copy}
        </ActionButton>
        <output>{note}</output>
      </div>
    </>
  );
}
