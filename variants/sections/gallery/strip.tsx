import { gallery } from '#schemas/messages/en/gallery.ts';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useEffect, useRef, useState } from 'react';
import { keyed } from '../../primitives/keyed.ts';
import { Section } from '../../primitives/section.tsx';
import { SectionHeading } from '../../primitives/section-heading.tsx';
import { GalleryPicture } from './gallery-picture.tsx';
import type { GalleryProps } from './props.ts';
import styles from './strip.module.css';
import { useLightbox } from './use-lightbox.tsx';

/** A filmstrip that runs out of the window and stays where it is put. */
export function Strip(props: GalleryProps) {
  const { id, config, pictures } = props;
  const words = gallery;
  const { open, dialog } = useLightbox(props);
  const { track, isAtStart, isAtEnd, move } = useTrack();
  return (
    <Section id={id} labelledBy={config.title ? `${id}-title` : undefined}>
      <div className={styles.frame}>
        <div className={styles.head}>
          <SectionHeading id={`${id}-title`} title={config.title} subtitle={config.subtitle} />
          {!(isAtStart && isAtEnd) && (
            <div className={styles.buttons}>
              <button
                type="button"
                className={styles.button}
                aria-label={words.previous}
                disabled={isAtStart}
                onClick={() => move(-1)}
              >
                <ArrowLeft aria-hidden="true" size={20} />
              </button>
              <button
                type="button"
                className={styles.button}
                aria-label={words.next}
                disabled={isAtEnd}
                onClick={() => move(1)}
              >
                <ArrowRight aria-hidden="true" size={20} />
              </button>
            </div>
          )}
        </div>
        <ul ref={track} className={styles.track}>
          {keyed(pictures, (one) => one.id).map(({ key, thing: shown }, place) => (
            <li key={key} className={styles.slide}>
              <GalleryPicture
                shown={shown}
                place={place}
                count={pictures.length}
                sizes="(min-width: 768px) 46vw, 80vw"
                styles={styles}
                onOpen={open}
              />
            </li>
          ))}
        </ul>
      </div>
      {dialog}
    </Section>
  );
}

/** A row that scrolls sideways: whether an end is in sight, and a step of about what is in sight. */
function useTrack() {
  const track = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false });
  useEffect(() => {
    const own = track.current;
    if (!own) return;
    const look = () => {
      // Counts below zero where the page is read from the right.
      const gone = Math.abs(own.scrollLeft);
      const isAtStart = gone < 4;
      const isAtEnd = gone + own.clientWidth > own.scrollWidth - 4;
      setEnds((was) =>
        was.isAtStart === isAtStart && was.isAtEnd === isAtEnd ? was : { isAtStart, isAtEnd },
      );
    };
    const size = new ResizeObserver(look);
    size.observe(own);
    own.addEventListener('scroll', look, { passive: true });
    return () => {
      size.disconnect();
      own.removeEventListener('scroll', look);
    };
  }, []);
  const move = (way: 1 | -1) => {
    const own = track.current;
    if (!own) return;
    const onwards = getComputedStyle(own).direction === 'rtl' ? -1 : 1;
    own.scrollBy({ left: way * onwards * own.clientWidth * 0.7 });
  };
  return { track, ...ends, move };
}
