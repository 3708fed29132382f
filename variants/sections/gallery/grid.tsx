import { keyed } from '../../primitives/keyed.ts';
import { Section } from '../../primitives/section.tsx';
import { SectionHeading } from '../../primitives/section-heading.tsx';
import { GalleryPicture } from './gallery-picture.tsx';
import styles from './grid.module.css';
import { mosaicCells } from './mosaic.ts';
import type { GalleryProps } from './props.ts';
import { useLightbox } from './use-lightbox.tsx';

/** A mosaic of pictures in uneven sizes; captions lie on them. */
export function Grid(props: GalleryProps) {
  const { id, config, pictures } = props;
  const { open, dialog } = useLightbox(props);
  const cells = mosaicCells(pictures.length);
  return (
    <Section id={id} labelledBy={config.title ? `${id}-title` : undefined}>
      <div className={styles.frame}>
        <SectionHeading id={`${id}-title`} title={config.title} subtitle={config.subtitle} />
        <ul className={styles.mosaic}>
          {keyed(pictures, (one) => one.id).map(({ key, thing: shown }, place) => {
            const cell = cells[place];
            return (
              <li
                key={key}
                className={styles.cell}
                data-row={cell?.row}
                data-place={cell?.place}
                data-turned={cell?.isTurned || undefined}
              >
                <GalleryPicture
                  shown={shown}
                  place={place}
                  count={pictures.length}
                  sizes="auto, (min-width: 768px) 50vw, 58vw"
                  styles={styles}
                  onOpen={open}
                />
              </li>
            );
          })}
        </ul>
      </div>
      {dialog}
    </Section>
  );
}
