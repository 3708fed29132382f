import { divIcon, marker, type LayerGroup, type Map as LeafletMap } from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { MapPoint } from '#schemas/api/staff-delivery.ts';
import type { useDeskMessages } from '../shared/use-desk-messages.ts';
import { edgeMiddles, withCorner, withCornerAfter, withoutCorner } from './area-change.ts';
import { tuple } from './map-view.ts';
import css from './zone-map.module.css';

/** An arrow key moves a mark so far, in pixels; with Shift ten times. */
const keyStep = 4;

type Marks = {
  place: MapPoint | null;
  corners: readonly MapPoint[] | null;
  onPlace(place: MapPoint): void;
  onPoints(points: MapPoint[]): void;
};

type LeafletRef = { current: { map: LeafletMap; marks: LayerGroup } | null };
type Words = ReturnType<typeof useDeskMessages>['deskDelivery'];

/** The marks that can be moved: the restaurant, the corners of the edited area, and new corners. */
export function useDraggableMarks(leaflet: LeafletRef, words: Words, marks: Marks): void {
  const { place, corners } = marks;
  // The mark that had the focus is made anew with every change: it gets the focus again.
  const focused = useRef<string | null>(null);
  const changed = useEffectEvent((name: string, change: (all: Marks) => void) => {
    focused.current = name;
    change(marks);
  });
  useEffect(() => {
    const made = leaflet.current;
    if (!made) return;
    const { map, marks: group } = made;
    group.clearLayers();
    const add = (name: string, at: MapPoint, look: MarkLook) => {
      const { label, className, focusNext, onMove, onPress, onRemove } = look;
      const icon = divIcon({ className: `${css.mark} ${className}`, iconSize: [44, 44] });
      const mark = marker(tuple(at), { icon, draggable: onMove !== undefined, title: label });
      mark.addTo(group);
      const node = mark.getElement();
      node?.setAttribute('aria-label', label);
      const move = (to: MapPoint) => changed(name, (all) => onMove?.(all, to));
      mark.on('dragend', () => {
        const { lat, lng } = mark.getLatLng();
        move({ latitude: lat, longitude: lng });
      });
      const press = () => changed(focusNext ?? name, (all) => onPress?.(all));
      if (onPress) mark.on('click', press);
      node?.addEventListener('keydown', (event) => {
        if (event.key === 'Delete' || event.key === 'Backspace') {
          event.preventDefault();
          if (onRemove) changed(focusNext ?? name, onRemove);
        }
        if (onPress && (event.key === 'Enter' || event.key === ' ')) {
          event.preventDefault();
          press();
        }
        const step = steps[event.key];
        if (!step || !onMove) return;
        event.preventDefault();
        event.stopPropagation();
        const far = keyStep * (event.shiftKey ? 10 : 1);
        const from = map.latLngToContainerPoint(mark.getLatLng());
        const to = map.containerPointToLatLng(from.add([step[0] * far, step[1] * far]));
        move({ latitude: to.lat, longitude: to.lng });
      });
      if (focused.current === name) node?.focus({ preventScroll: true });
    };
    if (place) {
      add('place', place, {
        label: words.place.marker,
        className: css.place ?? '',
        onMove: (all, to) => all.onPlace(to),
      });
    }
    if (!corners) return;
    for (const [index, middle] of edgeMiddles(corners).entries()) {
      add(`middle ${index}`, middle, {
        label: words.zones.addCornerAfter(index + 1),
        className: css.middle ?? '',
        focusNext: `corner ${index + 1}`,
        onPress: (all) => all.onPoints(withCornerAfter(corners, index, middle)),
      });
    }
    for (const [index, corner] of corners.entries()) {
      add(`corner ${index}`, corner, {
        label: words.zones.cornerAt(index + 1, corners.length),
        className: css.corner ?? '',
        focusNext: `corner ${Math.max(0, index - 1)}`,
        onMove: (all, to) => all.onPoints(withCorner(corners, index, to)),
        onRemove: (all) => all.onPoints(withoutCorner(corners, index)),
      });
    }
  }, [leaflet, place, corners, words]);
}

type MarkLook = {
  label: string;
  className: string;
  /** The mark that has the focus once it was pressed or removed; else itself. */
  focusNext?: string;
  /** It can be dragged. */
  onMove?: (all: Marks, to: MapPoint) => void;
  onPress?: (all: Marks) => void;
  onRemove?: (all: Marks) => void;
};

const steps: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
