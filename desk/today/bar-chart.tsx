import { useParentSize } from '@visx/responsive';
import { scaleLinear } from '@visx/scale';
import { BarRounded } from '@visx/shape';
import css from './bar-chart.module.css';
import type { ChartPoint } from './chart-point.ts';

/** Px; a value that is not 0 is seen. */
const [height, radius, least] = [14, 4, 3];

/**
 * Bars of one measure below each other, each with its name and value in words. They are for the eye
 * alone: whoever draws them puts a table behind them.
 */
export function BarChart({ points }: { points: readonly ChartPoint[] }) {
  const { parentRef, width } = useParentSize({ debounceTime: 50 });
  const most = Math.max(...points.map(({ value }) => value), 1e-9);
  const x = scaleLinear({ domain: [0, most], range: [0, width] });
  const lengthOf = (value: number) => (value > 0 ? Math.max(x(value), least) : 0);
  return (
    <div ref={parentRef} className={css.chart} aria-hidden="true">
      {points.map(({ key, label, value, text }) => (
        <div key={key} className={css.row}>
          <span className={css.label}>{label}</span>
          <span className={css.value}>{text}</span>
          <svg className={css.track} width={width} height={height}>
            <BarRounded x={0} y={0} width={lengthOf(value)} height={height} radius={radius} right />
          </svg>
        </div>
      ))}
    </div>
  );
}
