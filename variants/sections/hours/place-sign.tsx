import MapPin from 'lucide-react/icons/map-pin';
import { Photo } from '../../primitives/photo.tsx';
import styles from './place-sign.module.css';
import type { Place } from './props.ts';

type PlaceSignProps = {
  place: Pick<Place, 'address' | 'picture'>;
  /** As for `<img sizes>`. */
  sizes: string;
};

/** The restaurant's own picture, or its address set large where it has none: nothing is invented. */
export function PlaceSign({ place: { address, picture }, sizes }: PlaceSignProps) {
  if (picture) {
    return (
      <div className={styles.picture}>
        <Photo picture={picture} sizes={sizes} widest={960} />
      </div>
    );
  }
  return (
    <div className={styles.sign}>
      <MapPin className={styles.pin} aria-hidden="true" strokeWidth={1.5} />
      <Address lines={address} className={styles.address} />
    </div>
  );
}

type AddressProps = { lines: Place['address']; className?: string | undefined };

/** Street and city, a line each. */
export function Address({ lines, className }: AddressProps) {
  return (
    <address className={className}>
      {lines.map((line) => (
        <bdi key={line}>{line}</bdi>
      ))}
    </address>
  );
}
