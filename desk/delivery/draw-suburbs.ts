import { circleMarker, type LayerGroup, type Map as LeafletMap } from 'leaflet';
import type { Suburb } from '#schemas/api/staff-delivery.ts';
import { escapeHtml } from '#schemas/escape-html.ts';
import { tuple } from './map-view.ts';
import css from './zone-map.module.css';

/** About the size of a name, in pixels. */
const nameSize = { x: 96, y: 16 };

/** Marks suburbs, and names those whose names find room at this zoom, the nearest first. */
export function drawSuburbs(map: LeafletMap, group: LayerGroup, suburbs: readonly Suburb[]): void {
  group.clearLayers();
  const taken: { x: number; y: number }[] = [];
  for (const { suburb, ...at } of suburbs) {
    const dot = circleMarker(tuple(at), {
      radius: 3,
      className: css.suburb ?? '',
      interactive: false,
    }).addTo(group);
    const here = map.latLngToContainerPoint(tuple(at));
    const isFree = taken.every(
      ({ x, y }) => Math.abs(x - here.x) > nameSize.x || Math.abs(y - here.y) > nameSize.y,
    );
    if (!isFree) continue;
    taken.push(here);
    const look = { permanent: true, direction: 'right' as const, className: css.name ?? '' };
    dot.bindTooltip(escapeHtml(suburb), look);
  }
}
