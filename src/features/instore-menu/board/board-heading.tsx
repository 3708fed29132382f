import { useInstoreMessages } from '../use-instore-messages.ts';
import styles from './board-page-view.module.css';

/** The name of a category above its dishes on a board. */
export function BoardHeading({ name, isContinued }: { name: string; isContinued: boolean }) {
  const words = useInstoreMessages();
  return <h2 className={styles.heading}>{isContinued ? words.continued(name) : name}</h2>;
}
