import { useEffect, useRef, useState } from 'react';
import { useEditor, usePorts } from '../../core/state/editor-context.tsx';
import { PortFailure } from '../../core/ports.ts';
import { valueAt, type Path } from '../../core/settings/value-at.ts';
import { firstLook } from '#schemas/rules/pictures/first-look.ts';

type Upload =
  | { status: 'idle' }
  | { status: 'sending'; share: number }
  | { status: 'failed'; sentence: string };

/**
 * Sends a picture and puts its address at a place of the document. Going elsewhere does not stop
 * it; if something else was put there meanwhile, that stays.
 */
export function useUpload(place: Path, onStored: (url: string) => void) {
  const { pictures } = usePorts();
  const { document, announce } = useEditor();
  const [upload, setUpload] = useState<Upload>({ status: 'idle' });
  const present = useRef<AbortController | null>(null);
  const stored = useRef(onStored);
  useEffect(() => {
    stored.current = onStored;
  });

  const fail = (sentence: string) => {
    setUpload({ status: 'failed', sentence });
    announce(sentence);
  };
  const send = async (file: Blob) => {
    present.current?.abort();
    const control = new AbortController();
    present.current = control;
    const refusal = await firstLook(file);
    if (control.signal.aborted) return;
    if (refusal !== null) return fail(refusal);
    if (!pictures.isPossible()) return fail(signInFirst);
    const before = valueAt(document.get(), place);
    const show = (share: number) => {
      if (!control.signal.aborted) setUpload({ status: 'sending', share });
    };
    show(0);
    try {
      const { url } = await pictures.upload(file, show, control.signal);
      if (control.signal.aborted) return;
      setUpload({ status: 'idle' });
      if (valueAt(document.get(), place) !== before) return;
      stored.current(url);
      announce('The picture is in place.');
    } catch (error) {
      if (!control.signal.aborted) fail(error instanceof PortFailure ? error.message : noAnswer);
    }
  };
  return {
    upload,
    send: (file: Blob) => void send(file),
    cancel() {
      present.current?.abort();
      setUpload({ status: 'idle' });
      announce('Sending was stopped.');
    },
    clear: () => setUpload({ status: 'idle' }),
  };
}

export const signInFirst =
  'Sign in to store pictures of your own. Without it the address of a picture can be written below.';

const noAnswer = 'The picture could not be sent. Check your connection and try again.';
