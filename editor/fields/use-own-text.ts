import { useState } from 'react';

type OwnText<T> = {
  /** The value as it is. */
  value: string;
  /** What typed text means, or why it cannot be used. */
  read(text: string): { value: T } | { problem: string };
  onChange(value: T): void;
  onSettled(): void;
};

type Refused = { text: string; value: string; problem: string };

/**
 * Text as it is being typed. What cannot be used stays in the field with a sentence once the
 * focus has left it, while the page keeps the last good value.
 */
export function useOwnText<T>({ value, read, onChange, onSettled }: OwnText<T>) {
  const [refused, setRefused] = useState<Refused | null>(null);
  const [isToldOff, setIsToldOff] = useState(false);
  // A value that came from elsewhere, as by undoing, wins over text that could not be used.
  const own = refused?.value === value ? refused : null;
  return {
    problem: own && isToldOff ? own.problem : null,
    props: {
      value: own?.text ?? value,
      onChange({ target }: { target: { value: string } }) {
        const result = read(target.value);
        if ('problem' in result) {
          setRefused({ text: target.value, value, problem: result.problem });
          return;
        }
        setRefused(null);
        setIsToldOff(false);
        onChange(result.value);
      },
      onBlur() {
        setIsToldOff(own !== null);
        onSettled();
      },
    },
  };
}
