import css from './bar-chart.module.css';

export type Bar = {
  key: string;
  label: string;
  /** 0 or more. */
  value: number;
  /** The value in words. */
  text: string;
};

/**
 * Bars of one measure, from the zero line at the start. They are for the eye alone: whoever draws
 * them puts a table beside them. A chart library would take this component's place.
 */
export function BarChart({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(...bars.map(({ value }) => value), 0);
  return (
    <div className={css.chart} aria-hidden="true">
      {bars.map(({ key, label, value, text }) => (
        <div key={key} className={css.row}>
          <span className={css.label}>{label}</span>
          <span className={css.track}>
            <span
              className={css.bar}
              style={{ inlineSize: `${most === 0 ? 0 : (value / most) * 100}%` }}
            />
          </span>
          <span className={css.value}>{text}</span>
        </div>
      ))}
    </div>
  );
}
