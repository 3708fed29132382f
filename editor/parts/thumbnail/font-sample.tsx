import { useEffect, useState } from 'react';
import type { FontPair } from '#schemas/config/theme.ts';
import { families, familyStack } from '#variants/fonts/families.ts';
import { facesOf } from '../../core/designs/load-fonts.ts';
import styles from './font-sample.module.css';

/** Loads the fonts of a pair; true once they are loaded. */
export function useFonts(pair: FontPair): boolean {
  const [loaded, setLoaded] = useState<FontPair | null>(null);
  useEffect(() => {
    let isMounted = true;
    const onLoaded = () => (isMounted ? setLoaded(pair) : undefined);
    void facesOf(pair).preload().then(onLoaded);
    return () => {
      isMounted = false;
    };
  }, [pair]);
  return loaded === pair;
}

type FontSampleProps = {
  pair: FontPair;
  text: string;
  /** Without the sentence in the pair's second font. */
  isShort?: boolean;
};

/** A sample of a pair of fonts, which are loaded for it. */
export function FontSample({ pair, text, isShort = false }: FontSampleProps) {
  const isLoaded = useFonts(pair);
  const { display, text: textFont, weight, tracking, letters } = families[pair];
  return (
    <span
      className={styles.fonts}
      data-font-sample
      data-loaded={isLoaded || undefined}
      data-short={isShort || undefined}
      aria-hidden="true"
    >
      <span
        className={styles.display}
        style={{
          // Only once it is loaded: a late font is never swapped in.
          ...(isLoaded && { fontFamily: familyStack(display) }),
          fontWeight: weight,
          letterSpacing: tracking,
          textTransform: letters,
        }}
      >
        {text}
      </span>
      {!isShort && (
        <span style={isLoaded ? { fontFamily: familyStack(textFont) } : undefined}>
          Fresh today, ready in twenty minutes
        </span>
      )}
    </span>
  );
}
