import { useState } from 'react';
import type { LibraryPicture } from '#schemas/api/staff-pictures.ts';
import { usePictures } from '#desk/api/staff-pictures.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { LoadedSettings } from '../../form/loaded-settings.tsx';
import { OfOneRestaurant } from '../../shared/of-one-restaurant.tsx';
import { useUnsaved } from '../../shared/unsaved-context.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { ChooseFiles } from './choose-files.tsx';
import type { NamedPicture } from './given-picture.ts';
import { MatchDishes } from './match-dishes.tsx';
import { PictureGrid } from './picture-grid.tsx';
import css from './pictures.module.css';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

/** All pictures of the business: stored here, found, and given to the dishes they are called like. */
export const PicturesPage = () => <OfOneRestaurant Page={PicturesOf} />;

function PicturesOf({ id }: { id: number }) {
  const words = useDeskMessages().deskPictures;
  return (
    <LoadedSettings heading={words.heading} intro={words.intro} query={usePictures()} isWide>
      {(pictures) => <Library restaurantId={id} pictures={pictures} />}
    </LoadedSettings>
  );
}

type LibraryProps = { restaurantId: number; pictures: readonly LibraryPicture[] };

function Library({ restaurantId, pictures }: LibraryProps) {
  const words = useDeskMessages().deskPictures;
  const { uploads, add, retry, clear } = useUploads();
  /** Pictures of the library that are matched besides those that were sent here. */
  const [asked, setAsked] = useState<readonly NamedPicture[]>([]);
  const isSending = uploads.some(({ state }) => /waiting|sending/.test(state.status));
  useUnsaved(isSending, () => undefined);

  const sent = uploads.flatMap(({ file, state }): NamedPicture[] =>
    state.status === 'stored' ? [{ url: state.picture.url, name: file.name }] : [],
  );
  const before = uploads.filter(
    ({ state }) => state.status === 'stored' && state.picture.was_stored,
  ).length;
  // The same picture sent twice is one.
  const toMatch = [...new Map([...asked, ...sent].map((one) => [one.url, one])).values()];
  const unused = pictures.filter(({ uses }) => uses.length === 0);
  return (
    <>
      <ChooseFiles isMultiple onFiles={add}>
        <p className={css.detail}>{words.uploads.hint}</p>
        {uploads.length > 0 && (
          <>
            <UploadList
              uploads={uploads.filter((one) => one.state.status !== 'stored')}
              onRetry={retry}
            />
            <div className={css.line}>
              <output className={css.detail}>
                {words.uploads.done(sent.length, uploads.length, before)}
              </output>
              {!isSending && (
                <ActionButton
                  look="outline"
                  onClick={() => {
                    setAsked(toMatch);
                    clear('ended');
                  }}
                >
                  {words.uploads.clear}
                </ActionButton>
              )}
            </div>
          </>
        )}
      </ChooseFiles>
      {toMatch.length > 0 ? (
        <MatchDishes
          restaurantId={restaurantId}
          pictures={toMatch}
          onDone={() => {
            clear('stored');
            setAsked([]);
          }}
        />
      ) : (
        unused.length > 0 && (
          <div className={css.line}>
            <ActionButton look="outline" onClick={() => setAsked(unused)}>
              {words.match.begin(unused.length)}
            </ActionButton>
          </div>
        )
      )}
      <PictureGrid pictures={pictures} />
    </>
  );
}
