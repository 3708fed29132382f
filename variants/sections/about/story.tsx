import { ButtonLink } from '../../primitives/button-link.tsx';
import { keyed } from '../../primitives/keyed.ts';
import type { AboutProps } from './props.ts';

/** The paragraphs of the story, and the button below it. */
export function Story({
  config,
  paragraphs,
  className,
}: Pick<AboutProps, 'config' | 'paragraphs'> & { className: string | undefined }) {
  const { ctaText, ctaLink } = config;
  return (
    <div className={className}>
      {keyed(paragraphs, () => 'paragraph').map(({ key, thing }) => (
        <p key={key}>{thing}</p>
      ))}
      {ctaText && ctaLink && (
        <p>
          <ButtonLink href={ctaLink} look="outline">
            {ctaText}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
