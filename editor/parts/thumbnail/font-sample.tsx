import { useEffect, useState } from 'react';
import type { FontPair } from '#schemas/config/theme.ts';
import { families, familyStack } from '#variants/fonts/families.ts';
import { facesOf } from '../../core/designs/load-fonts.ts';
import styles from './font-sample.module.css';

/** Loads the faces of a pair; true once they are there. */
export function useFaces(pair: FontPair): boolean {
  const [loaded, setLoaded] = useState<FontPair | null>(null);
  useEffect(() => {
    let isHere = true;
    const arrive = () => (isHere ? setLoaded(pair) : undefined);
    void facesOf(pair).preload().then(arrive);
    return () => {
      isHere = false;
    };
  }, [pair]);
  return loaded === pair;
}

type FontSampleProps = {
  pair: FontPair;
  words: string;
  /** The words alone, without a sentence in the pair's second face. */
  isShort?: boolean;
};

/** A pair of fonts in its own faces; loaded where it is shown and nowhere else. */
export function FontSample({ pair, words, isShort = false }: FontSampleProps) {
  const isLoaded = useFaces(pair);
  const { display, text, weight, tracking, letters } = families[pair];
  return (
    <span
      className={styles.fonts}
      data-loaded={isLoaded || undefined}
      data-short={isShort || undefined}
      aria-hidden="true"
    >
      <span
        className={styles.display}
        style={{
          // Named only once it is here: a face that comes late is never swapped in.
          ...(isLoaded && { fontFamily: familyStack(display) }),
          fontWeight: weight,
          letterSpacing: tracking,
          textTransform: letters,
        }}
      >
        {words}
      </span>
      {!isShort && (
        <span style={isLoaded ? { fontFamily: familyStack(text) } : undefined}>
          Fresh today, ready in twenty minutes
        </span>
      )}
    </span>
  );
}
