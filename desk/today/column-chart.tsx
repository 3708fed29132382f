import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { useParentSize } from '@visx/responsive';
import { scaleBand, scaleLinear } from '@visx/scale';
import { BarRounded } from '@visx/shape';
import { useState, type PointerEvent } from 'react';
import type { ChartPoint } from './chart-point.ts';
import css from './column-chart.module.css';

type ColumnChartProps = {
  /** What it shows: the name by which it is focused. */
  label: string;
  /** In the order of time, at least one. */
  points: readonly ChartPoint[];
  /** Which of them stands out while none is pointed at. */
  marked: number;
  /** What is said below it while none is pointed at. */
  caption: string;
  /** A whole value as the axis writes it. */
  axisText: (value: number) => string;
};

/** Px. */
const size = { height: 176, top: 12, right: 4, bottom: 28, radius: 4 };
/** Of a letter of the axes at 13 px, and what stands beside a word of them, in px. */
const [letter, beside] = [7.2, 10];
const mostRows = 4;
const widthOf = (texts: readonly string[]) =>
  Math.max(...texts.map(({ length }) => length)) * letter + beside;

/**
 * A measure as it goes on in time. A pointer, a finger or the arrow keys go from column to column,
 * and what each one stands for is said below; whoever draws it puts a table behind it.
 */
export function ColumnChart({ label, points, marked, caption, axisText }: ColumnChartProps) {
  const { parentRef, width } = useParentSize({ debounceTime: 50 });
  const [pointed, setPointed] = useState<number | null>(null);
  const last = points.length - 1;
  const shown = pointed === null ? null : Math.min(pointed, last);
  const most = Math.max(...points.map(({ value }) => value), 1);
  const y = scaleLinear({
    domain: [0, most],
    range: [size.height - size.bottom, size.top],
    nice: mostRows,
  });
  const rows = y.ticks(mostRows).filter((value) => Number.isInteger(value));
  const left = widthOf(rows.map(axisText));
  const x = scaleBand({
    domain: points.map(({ key }) => key),
    range: [left, Math.max(width - size.right, left)],
    padding: 0.25,
  });
  const every = Math.max(1, Math.ceil(widthOf(points.map(({ axis }) => axis)) / (x.step() || 1)));
  const named = points.filter((_, index) => index % every === 0);
  const axisOf = new Map(points.map(({ key, axis }) => [key, axis]));
  const point = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const at = clientX - currentTarget.getBoundingClientRect().left - left;
    setPointed(Math.max(0, Math.min(last, Math.floor((at / (width - left)) * points.length))));
  };
  const said = points[shown ?? marked];
  return (
    <div className={css.chart}>
      <div
        ref={parentRef}
        className={css.plot}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setPointed(null)}
      >
        {/* Takes the focus and the keys; where a pointer is, the columns tell. */}
        <input
          type="range"
          className={css.keys}
          aria-label={label}
          aria-valuetext={said && `${said.label}: ${said.text}`}
          min={0}
          max={last}
          value={shown ?? marked}
          onChange={({ target }) => setPointed(Number(target.value))}
          onBlur={() => setPointed(null)}
        />
        {width > left && (
          <svg width={width} height={size.height} aria-hidden="true" focusable="false">
            <g className={css.grid}>
              <GridRows scale={y} left={left} width={width - left - size.right} tickValues={rows} />
            </g>
            <g className={css.columns}>
              {points.map(({ key, value }, index) => (
                <BarRounded
                  key={key}
                  data-marked={index === (shown ?? marked) || undefined}
                  x={x(key) ?? left}
                  y={y(value)}
                  width={x.bandwidth()}
                  height={Math.max(0, y(0) - y(value))}
                  radius={Math.min(size.radius, x.bandwidth() / 2)}
                  top
                />
              ))}
            </g>
            <g className={css.axes}>
              <AxisLeft
                scale={y}
                left={left}
                tickValues={rows}
                tickFormat={(value) => axisText(Number(value))}
                hideAxisLine
                hideTicks
              />
              <AxisBottom
                scale={x}
                top={size.height - size.bottom}
                tickValues={named.map(({ key }) => key)}
                tickFormat={(key) => axisOf.get(key) ?? ''}
                hideTicks
              />
            </g>
          </svg>
        )}
      </div>
      {/* Read out as the value of the chart. */}
      <p className={css.said} aria-hidden="true">
        {shown === null || !said ? caption : `${said.label}: ${said.text}`}
      </p>
    </div>
  );
}
