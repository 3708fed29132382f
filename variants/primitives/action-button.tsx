import type { ComponentProps } from 'react';
import styles from './button-link.module.css';

type ActionButtonProps = Omit<ComponentProps<'button'>, 'className' | 'type'> & {
  /** 'solid' is the one main action of a screen; 'outline' stands beside it. */
  look?: 'solid' | 'outline';
  type?: 'button' | 'submit';
};

/** A button that acts in place, or sends its form; looks and size are those of ButtonLink. */
export function ActionButton({
  look = 'solid',
  type = 'button',
  children,
  ...rest
}: ActionButtonProps) {
  return (
    <button className={styles.button} data-look={look} {...rest} type={type}>
      {children}
    </button>
  );
}
