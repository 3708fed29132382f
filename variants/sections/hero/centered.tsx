import styles from './centered.module.css';
import { TonedSection } from './toned-section.tsx';
import { HeroText } from './hero-text.tsx';
import type { HeroProps } from './props.ts';
import { titleLength } from './title-length.ts';

/** Words in the middle of a colour: the type is the picture, and a short title fills the window. */
export function Centered(props: HeroProps) {
  const { id, config, businessName } = props;
  const { ground: tone, ornament } = config.byVariant.centered;
  return (
    <TonedSection
      id={id}
      tone={tone}
      className={styles.hero}
      contentClassName={styles.content}
      ornament={ornament !== 'none' && <Ornament kind={ornament} />}
    >
      <div className={styles.words} data-length={titleLength(config.title || businessName)}>
        <HeroText {...props} styles={styles} isNamed />
      </div>
    </TonedSection>
  );
}

function Ornament({ kind }: { kind: 'plates' | 'awning' }) {
  return (
    <div className={styles.ornament} data-kind={kind} aria-hidden="true">
      {kind === 'awning' ? (
        <span className={styles.awning} />
      ) : (
        <>
          <span className={styles.plate} />
          <span className={styles.plate} />
          <span className={styles.plate} />
        </>
      )}
    </div>
  );
}
