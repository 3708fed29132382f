import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { ownSettings, settingKey } from '#schemas/config/overrides.ts';
import {
  useConfigPart,
  useEditor,
  usePorts,
  useReadable,
} from '../../core/state/editor-context.tsx';
import { nameOfSetting } from '../../core/settings/name-of-setting.ts';
import { setValueAt, valueAt, type Path } from '../../core/settings/value-at.ts';
import styles from './places.module.css';

/** What the selected restaurant has otherwise than the whole site; each leads to its field. */
export function OverriddenList() {
  const { select, change, announce } = useEditor();
  const { site } = useReadable(usePorts().scope);
  const config = useConfigPart((config) => config);
  const settings = ownSettings(site, config);
  if (settings.length === 0) {
    return <p className={styles.words}>Nothing is changed here: it looks like the whole site.</p>;
  }
  const reset = (paths: readonly Path[], label: string) => {
    change(label, (draft) => {
      for (const path of paths) setValueAt(draft, path, valueAt(site, path));
    });
    announce(`${label}.`);
  };
  return (
    <>
      <ul className={styles.list}>
        {settings.map((path) => {
          const { group, groupLabel, label } = nameOfSetting(config, path);
          const name = [groupLabel, label].filter(Boolean).join(': ');
          return (
            <li key={settingKey(path)} className={styles.row}>
              <button
                type="button"
                className={styles.open}
                onClick={() => select({ group, field: path.join('.'), by: 'panel' })}
              >
                {name}
              </button>
              <button
                type="button"
                className={styles.reset}
                aria-label={`Reset ${name}`}
                onClick={() => reset([path], `${label || groupLabel} reset`)}
              >
                <RotateCcw aria-hidden="true" size={12} /> Reset
              </button>
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        className={styles.button}
        onClick={() => reset(settings, 'Everything reset to the whole site')}
      >
        Reset everything here
      </button>
    </>
  );
}
