import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import styles from '../../parts/editor.module.css';

type HideSwitchProps = { name: string; isShown: boolean; onChange(isShown: boolean): void };

/** Whether something that stays in its list is seen on the page. */
export function HideSwitch({ name, isShown, onChange }: HideSwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className={styles.tool}
      aria-checked={isShown}
      aria-label={`Show ${name}`}
      title={isShown ? 'Shown' : 'Hidden'}
      onClick={() => onChange(!isShown)}
    >
      {isShown ? <Eye aria-hidden="true" size={15} /> : <EyeOff aria-hidden="true" size={15} />}
    </button>
  );
}
