import {
  circle,
  circleMarker,
  control,
  layerGroup,
  map as createMap,
  polygon,
  tileLayer,
  type LayerGroup,
  type Map as LeafletMap,
} from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { useEffect, useEffectEvent, useRef } from 'react';
import type {
  DeliverySettings,
  MapPoint,
  ZoneAreaBody,
  ZoneBody,
} from '#schemas/api/staff-delivery.ts';
import { escapeHtml } from '#schemas/escape-html.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { drawSuburbs } from './draw-suburbs.ts';
import { showAll, showArea, tuple } from './map-view.ts';
import { useDraggableMarks } from './use-draggable-marks.ts';
import css from './zone-map.module.css';

type ZoneMapProps = Pick<DeliverySettings, 'tiles' | 'suburbs_nearby'> & {
  place: MapPoint | null;
  zones: readonly ZoneBody[];
  /** Index of the zone whose corners can be moved; null: none. */
  editing: number | null;
  /** The next press on the map says where the restaurant stands. */
  isPlacing: boolean;
  /** An address that was looked up. */
  found: MapPoint | null;
  onPlace(place: MapPoint): void;
  onPoints(index: number, points: MapPoint[]): void;
};

/** The restaurant and its zones on a map; marks are dragged, or moved by keys. */
export function ZoneMap(props: ZoneMapProps) {
  const words = useDeskMessages().deskDelivery;
  const { place, zones, editing, isPlacing, found, tiles, suburbs_nearby: suburbs } = props;
  const element = useRef<HTMLElement>(null);
  const leaflet = useRef<{ map: LeafletMap; shapes: LayerGroup; marks: LayerGroup } | null>(null);
  const press = useEffectEvent((at: MapPoint) => {
    if (props.isPlacing) props.onPlace(at);
  });
  const start = useEffectEvent((map: LeafletMap) => showAll(map, props));

  useEffect(() => {
    if (!element.current) return;
    const map = createMap(element.current, { scrollWheelZoom: false, attributionControl: false });
    const made = { map, shapes: layerGroup().addTo(map), marks: layerGroup().addTo(map) };
    leaflet.current = made;
    start(map);
    control.scale().addTo(map);
    map.on('click', ({ latlng }) => press({ latitude: latlng.lat, longitude: latlng.lng }));
    const observer = new ResizeObserver(() => map.invalidateSize());
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      map.remove();
      leaflet.current = null;
    };
  }, []);

  useEffect(() => {
    if (!leaflet.current || !tiles) return;
    const { map } = leaflet.current;
    const layer = tileLayer(tiles.url, { maxZoom: 19 }).addTo(map);
    const named = control.attribution({ prefix: false }).addTo(map);
    named.addAttribution(escapeHtml(tiles.attribution));
    return () => {
      layer.remove();
      named.remove();
    };
  }, [tiles]);

  useEffect(() => {
    const group = leaflet.current?.shapes;
    if (!group) return;
    group.clearLayers();
    for (const [index, { area }] of zones.entries()) {
      const className = (index === editing ? css.edited : css.zone) ?? '';
      const look = { className, interactive: false };
      if (area.kind === 'polygon') polygon(area.points.map(tuple), look).addTo(group);
      if (area.kind === 'radius' && place && Number.isFinite(area.metres)) {
        circle(tuple(place), { ...look, radius: area.metres }).addTo(group);
      }
    }
    if (found) circleMarker(tuple(found), { radius: 8, className: css.found ?? '' }).addTo(group);
  }, [zones, editing, place, found]);

  useEffect(() => {
    const made = leaflet.current;
    if (!made) return;
    const names = layerGroup().addTo(made.map);
    const draw = () => drawSuburbs(made.map, names, suburbs);
    draw();
    made.map.on('zoomend', draw);
    return () => {
      made.map.off('zoomend', draw);
      names.remove();
    };
  }, [suburbs]);

  const fit = useEffectEvent((index: number | null, kind: ZoneAreaBody['kind'] | undefined) => {
    const area = index === null ? undefined : zones[index]?.area;
    const map = leaflet.current?.map;
    if (!map || kind !== 'polygon' || area?.kind !== kind) return;
    showArea(map, area.points);
  });
  const editedKind = editing === null ? undefined : zones[editing]?.area.kind;
  useEffect(() => {
    fit(editing, editedKind);
  }, [editing, editedKind]);

  const editedArea = editing === null ? undefined : zones[editing]?.area;
  const corners = editedArea?.kind === 'polygon' ? editedArea.points : null;
  useDraggableMarks(leaflet, words, {
    place,
    corners,
    onPlace: props.onPlace,
    onPoints: (points) => {
      if (editing !== null) props.onPoints(editing, points);
    },
  });

  return (
    <div className={css.frame} data-placing={isPlacing || undefined}>
      <section ref={element} className={css.map} aria-label={words.map.label} />
      {!tiles && suburbs.length > 0 && <p className={css.hint}>{words.map.plain}</p>}
    </div>
  );
}
