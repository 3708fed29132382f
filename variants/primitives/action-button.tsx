import type { ComponentProps } from 'react';
import styles from './button-link.module.css';

type ActionButtonProps = Omit<ComponentProps<'button'>, 'className' | 'type'> & {
  /** 'solid' is the one main action of a screen; 'outline' stands beside it. */
  look?: 'solid' | 'outline';
};

/** A button that acts in place; looks and size are those of ButtonLink. */
export function ActionButton({ look = 'solid', children, ...rest }: ActionButtonProps) {
  return (
    <button type="button" className={styles.button} data-look={look} {...rest}>
      {children}
    </button>
  );
}
