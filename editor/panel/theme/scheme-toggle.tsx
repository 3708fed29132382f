import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useEffect, useState } from 'react';
import { useConfigPart } from '../../core/state/editor-context.tsx';
import styles from './theme.module.css';

const schemes = [
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
] as const;

/** Shows the page as on a device set to light or dark, while this panel is open. */
export function SchemeToggle() {
  const hasDark = useConfigPart((config) => config.theme.dark.mode === 'auto');
  const [shown, setShown] = useState<'light' | 'dark' | null>(null);
  useEffect(() => {
    const page = document.documentElement;
    if (!hasDark || shown === null) return;
    page.dataset['scheme'] = shown;
    return () => void delete page.dataset['scheme'];
  }, [hasDark, shown]);
  if (!hasDark) return null;
  return (
    <fieldset className={styles.schemes}>
      <legend className={styles.label}>Look at the page in</legend>
      {schemes.map(({ value, label, Icon }) => (
        <button
          key={value}
          type="button"
          className={styles.scheme}
          aria-pressed={shown === value}
          onClick={() => setShown(shown === value ? null : value)}
        >
          <Icon size={14} aria-hidden="true" /> {label}
        </button>
      ))}
    </fieldset>
  );
}
