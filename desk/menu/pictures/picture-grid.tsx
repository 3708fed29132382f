import { useState } from 'react';
import type { LibraryPicture } from '#schemas/api/staff-pictures.ts';
import { SelectField } from '../../form/fields.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { filterPictures } from './filter-pictures.ts';
import css from './pictures.module.css';
import { Thumbnail } from './thumbnail.tsx';
import { usePictureTexts } from './use-picture-texts.ts';

const filters = ['all', 'used', 'unused'] as const;
type Filter = (typeof filters)[number];

/** Uses that are named before they are only counted. */
const mostNamed = 4;

/** The library: found by name or by use, each picture with what is known of it. */
export function PictureGrid({ pictures }: { pictures: readonly LibraryPicture[] }) {
  const words = useDeskMessages().deskPictures;
  const { nameOfUse } = usePictureTexts();
  const [term, setTerm] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const found = filterPictures(pictures, { term, textOf: nameOfUse }).filter(
    ({ uses }) => filter === 'all' || uses.length > 0 === (filter === 'used'),
  );
  const none = pictures.length === 0 ? words.empty : term === '' ? words.noneOfFilter : null;
  return (
    <>
      <div className={css.finding}>
        <input
          type="search"
          className={css.search}
          aria-label={words.search}
          placeholder={words.search}
          value={term}
          onChange={({ target }) => setTerm(target.value)}
        />
        <SelectField
          label={words.filter}
          value={filter}
          options={filters.map((value) => ({ value, label: words.filters[value] }))}
          onChange={({ target }) =>
            setFilter(filters.find((value) => value === target.value) ?? 'all')
          }
        />
      </div>
      <output className={css.detail}>
        {found.length === 0 ? (none ?? words.nothingFound(term)) : words.count(found.length)}
      </output>
      <ul className={css.grid} aria-label={words.list}>
        {found.map((picture) => (
          <PictureCard key={picture.url} picture={picture} />
        ))}
      </ul>
    </>
  );
}

function PictureCard({ picture }: { picture: LibraryPicture }) {
  const words = useDeskMessages().deskPictures;
  const { sizeText, uploadText, namesOfUses } = usePictureTexts();
  const uses = namesOfUses(picture.uses);
  const named = uses.slice(0, mostNamed);
  return (
    <li className={css.card}>
      <a href={picture.url} target="_blank" rel="noreferrer" aria-label={words.open(picture.name)}>
        <Thumbnail src={picture.url} />
      </a>
      <p className={css.fileName}>{picture.name}</p>
      <p className={css.detail}>{sizeText(picture)}</p>
      <p className={css.detail}>{uploadText(picture)}</p>
      {uses.length === 0 ? (
        <p className={css.unused}>{words.notUsed}</p>
      ) : (
        <>
          <p className={css.label}>{words.usedBy}</p>
          <ul className={css.uses}>
            {named.map((use) => (
              <li key={use}>{use}</li>
            ))}
            {uses.length > named.length && <li>{words.more(uses.length - named.length)}</li>}
          </ul>
        </>
      )}
    </li>
  );
}
