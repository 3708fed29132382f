import { useState, type ReactNode } from 'react';
import { useEditor } from '../../core/state/editor-context.tsx';
import { removeWithUndo, selectionOfField } from '../../core/state/removal.ts';
import { describedBy, FieldNotes } from '../field/field-frame.tsx';
import { textOf, type FieldProps } from '../field/field-props.ts';
import styles from '../field/field.module.css';
import { FocalPoint } from './focal-point.tsx';
import { PictureDrop } from './picture-drop.tsx';
import picture from './picture.module.css';
import { PictureDescription } from './picture-description.tsx';
import { useMedia } from './use-media.ts';
import { usePictureAddress } from './use-picture-address.ts';
import { useUpload } from './use-upload.ts';

/** A picture of the page: sent or by its address, with what stays in sight and what it shows. */
export function PictureField(own: FieldProps) {
  const { field, place, onSettled } = own;
  const { medium, change } = useMedia(place, field.label);
  const src = textOf(own.value);
  return (
    <PictureSource
      {...own}
      renderPicture={(onBroken) => (
        <FocalPoint
          src={src}
          focus={medium}
          onBroken={onBroken}
          onChange={(focus) => change(focus, 'Focus')}
          onSettled={onSettled}
        />
      )}
      renderWords={() => (
        <PictureDescription
          key={src}
          place={place.join('.')}
          medium={medium}
          onChange={change}
          onSettled={onSettled}
        />
      )}
    />
  );
}

/** A picture that is drawn whole, as a logo: it is never cropped, and the page itself names it. */
export function MarkField(own: FieldProps) {
  const src = textOf(own.value);
  return (
    <PictureSource
      {...own}
      renderPicture={(onBroken) => (
        <div className={picture.mark}>
          <img src={src} alt="" onError={onBroken} />
        </div>
      )}
    />
  );
}

type PictureSourceProps = FieldProps & {
  /** @param onBroken there is no picture at the address */
  renderPicture(onBroken: () => void): ReactNode;
  renderWords?(): ReactNode;
};

/** Where a picture comes from: dropped, pasted, picked, or an address that is written. */
function PictureSource({ renderPicture, renderWords, ...own }: PictureSourceProps) {
  const { id, field, place } = own;
  const editor = useEditor();
  const { replace } = useMedia(place, field.label);
  const src = textOf(own.value);
  const { problem, props } = usePictureAddress(own);
  const [broken, setBroken] = useState<string | null>(null);
  const { upload, send, cancel, clear } = useUpload(place, replace);
  const isBroken = src !== '' && broken === src;
  const note =
    problem ??
    (upload.status === 'failed' ? upload.sentence : null) ??
    (isBroken ? 'No picture was found at this address.' : null);
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{field.label}</legend>
      <PictureDrop
        label={field.label}
        picture={src !== '' && !isBroken && renderPicture(() => setBroken(src))}
        hasPicture={src !== ''}
        share={upload.status === 'sending' ? upload.share : null}
        onFile={send}
        onCancel={cancel}
        onRemove={() => {
          clear();
          const selection = selectionOfField(editor, place.join('.'));
          const removing = { name: field.label, selection };
          if (!removeWithUndo(editor, removing, () => replace(''))) return;
          editor.announce(`${field.label} removed. Ctrl or ⌘ Z brings it back.`);
        }}
      >
        <input
          id={id}
          className={styles.input}
          type="text"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          aria-label={`${field.label}: address`}
          placeholder="https://… or /media/…"
          {...props}
          onChange={(event) => {
            clear();
            props.onChange(event);
          }}
          {...describedBy(id, field, note)}
        />
      </PictureDrop>
      <FieldNotes id={id} help={field.help} problem={note} />
      {src !== '' && renderWords?.()}
    </fieldset>
  );
}
