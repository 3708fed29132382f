import { ButtonLink } from '../../primitives/button-link.tsx';
import { Heading } from '../../primitives/heading.tsx';
import type { HeroProps } from './props.ts';

type HeroTextProps = Pick<HeroProps, 'id' | 'config' | 'businessName' | 'headingLevel'> & {
  styles: Readonly<Record<string, string>>;
  /** The business's name stands above the title. */
  isNamed?: boolean;
};

/** Name, title, subtitle and button of a hero, in the classes of its design; empty ones leave no gap. */
export function HeroText(props: HeroTextProps) {
  const { id, config, businessName, headingLevel, styles, isNamed = false } = props;
  const { title, subtitle, ctaText, ctaLink } = config;
  const heading = title || businessName;
  return (
    <>
      {isNamed && title && businessName && <p className={styles.name}>{businessName}</p>}
      <Heading level={headingLevel} id={`${id}-title`} className={styles.title}>
        {heading}
      </Heading>
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      {ctaText && ctaLink && (
        <p className={styles.action}>
          <ButtonLink href={ctaLink}>{ctaText}</ButtonLink>
        </p>
      )}
    </>
  );
}
