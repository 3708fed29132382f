import { useRef, useState, type CompositionEvent } from 'react';
import type { Path } from '../../core/settings/value-at.ts';
import { useRefusedText } from './refused-text.ts';

type OwnText<T> = {
  /** Where the value stands in the document. */
  place: Path;
  /** The value as it is written. */
  printed: string;
  /** What typed text means, or why it cannot be used. */
  read(text: string, element: HTMLElement): { value: T } | { problem: string };
  print(value: T): string;
  onChange(value: T): void;
  onSettled(): void;
};

type TextInput = HTMLInputElement | HTMLTextAreaElement;

/**
 * Text as it is being typed. It stays as it is while the focus is in its field, however its value
 * would be written. What cannot be used stays too, with a sentence once the focus has left, while
 * the page keeps the last good value; a value that comes from elsewhere, as by undoing, wins. While
 * a word is being composed (a choice of signs, a letter with an accent) it is the field's alone.
 */
export function useOwnText<T>(own: OwnText<T>) {
  const { place, printed, read, print, onChange, onSettled } = own;
  const refused = useRefusedText(place);
  const [typed, setTyped] = useState<{ text: string; printed: string } | null>(null);
  const isComposing = useRef(false);
  const [composed, setComposed] = useState<string | null>(null);
  const text = composed ?? refused.text ?? (typed?.printed === printed ? typed.text : printed);
  const take = (target: TextInput) => {
    const result = read(target.value, target);
    if ('problem' in result) {
      setTyped(null);
      refused.refuse({ text: target.value, problem: result.problem });
      return;
    }
    refused.accept();
    setTyped({ text: target.value, printed: print(result.value) });
    onChange(result.value);
  };
  return {
    problem: refused.problem,
    props: {
      value: text,
      onChange({ target }: { target: TextInput }) {
        if (isComposing.current) setComposed(target.value);
        else take(target);
      },
      onCompositionStart() {
        isComposing.current = true;
      },
      onCompositionEnd({ currentTarget }: CompositionEvent<TextInput>) {
        isComposing.current = false;
        setComposed(null);
        take(currentTarget);
      },
      onBlur() {
        refused.tell();
        setTyped(null);
        onSettled();
      },
    },
  };
}
