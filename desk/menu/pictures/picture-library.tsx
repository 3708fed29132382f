import { useId, useState } from 'react';
import { usePictures } from '#desk/api/staff-pictures.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { Loaded } from '../../form/loaded.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { ChooseFiles } from './choose-files.tsx';
import { filterPictures } from './filter-pictures.ts';
import css from './pictures.module.css';
import { Thumbnail } from './thumbnail.tsx';
import { UploadList } from './upload-list.tsx';
import { usePictureTexts } from './use-picture-texts.ts';
import { useUploads } from './use-uploads.ts';

type PictureLibraryProps = {
  /** Address of the picture that is chosen now; null: none. */
  value: string | null;
  /** One was chosen, or stored for this. */
  onChoose(url: string): void;
  isOpen: boolean;
  onClose(): void;
  onExited?(): void;
};

/** Chooses one of the tenant's pictures, or stores another one and chooses that. */
export function PictureLibrary(props: PictureLibraryProps) {
  const words = useDeskMessages().deskPictures.library;
  return (
    <Modal
      isOpen={props.isOpen}
      title={words.title}
      text={words.text}
      closeLabel={words.close}
      onClose={props.onClose}
      {...(props.onExited && { onExited: props.onExited })}
      footer={
        <ActionButton look="outline" onClick={props.onClose}>
          {words.cancel}
        </ActionButton>
      }
    >
      <div className={css.dialog}>
        <LibraryContent {...props} />
      </div>
    </Modal>
  );
}

function LibraryContent({ value, onChoose, onClose }: PictureLibraryProps) {
  const messages = useDeskMessages().deskPictures;
  const words = messages.library;
  const id = useId();
  const query = usePictures();
  const { nameOfUse, sizeText } = usePictureTexts();
  const [term, setTerm] = useState('');
  const choose = (url: string) => {
    onChoose(url);
    onClose();
  };
  const { uploads, add, retry } = useUploads(({ url }) => choose(url));
  return (
    <>
      <ChooseFiles isMultiple={false} onFiles={add}>
        {uploads.length > 0 && <UploadList uploads={uploads} onRetry={retry} />}
      </ChooseFiles>
      <Loaded query={query}>
        {(pictures) => {
          const found = filterPictures(pictures, { term, textOf: nameOfUse });
          return (
            <>
              <input
                type="search"
                className={css.search}
                aria-label={messages.search}
                placeholder={messages.search}
                value={term}
                onChange={({ target }) => setTerm(target.value)}
              />
              <output className={css.none}>
                {found.length === 0 && (term === '' ? messages.empty : messages.nothingFound(term))}
              </output>
              <ul className={css.choices} aria-label={words.list}>
                {found.map((picture, place) => (
                  <li key={picture.url}>
                    <button
                      type="button"
                      className={css.choice}
                      aria-pressed={picture.url === value}
                      aria-describedby={`${id}-${place}`}
                      onClick={() => choose(picture.url)}
                    >
                      <Thumbnail src={picture.url} />
                      <span className={css.choiceName}>{picture.name}</span>
                    </button>
                    <span id={`${id}-${place}`} hidden>
                      {sizeText(picture)}
                    </span>
                  </li>
                ))}
              </ul>
            </>
          );
        }}
      </Loaded>
    </>
  );
}
