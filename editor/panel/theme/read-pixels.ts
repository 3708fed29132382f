/** Length of the longer side that is looked at: enough for colours, little to count. */
const side = 96;

/** A picture whose pixels the browser does not show; the sentence is for the owner. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture';
}

/**
 * The pixels of a picture in small, four bytes each; nothing leaves the browser.
 * @throws UnreadablePicture
 */
export async function readPixels(picture: string | Blob): Promise<Uint8ClampedArray> {
  const drawable = await drawableOf(picture);
  const scale = Math.min(1, side / Math.max(drawable.width, drawable.height, 1));
  const canvas = document.createElement('canvas');
  // A drawing without a size of its own has none.
  canvas.width = Math.max(1, Math.round((drawable.width || side) * scale));
  canvas.height = Math.max(1, Math.round((drawable.height || side) * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new UnreadablePicture('This browser cannot read pictures.');
  context.drawImage(drawable, 0, 0, canvas.width, canvas.height);
  try {
    return context.getImageData(0, 0, canvas.width, canvas.height).data;
  } catch {
    throw new UnreadablePicture(elsewhere);
  }
}

const elsewhere =
  'This picture lies on another site, which does not let it be read. Choose the file instead.';
const broken = 'This file is not a picture that the browser can read.';

async function drawableOf(picture: string | Blob): Promise<HTMLImageElement | ImageBitmap> {
  if (typeof picture === 'string') {
    const isOwn = new URL(picture, window.location.href).origin === window.location.origin;
    return isOwn
      ? load(picture, 'It could not be loaded. Choose another picture.')
      : load(picture, elsewhere, 'anonymous');
  }
  // Browsers make bitmaps of photographs only; the page's policy lets a drawing in as text.
  if (picture.type === 'image/svg+xml') return load(await asText(picture), broken);
  return createImageBitmap(picture).catch(() => {
    throw new UnreadablePicture(broken);
  });
}

function load(
  src: string,
  problem: string,
  crossOrigin: 'anonymous' | null = null,
): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.crossOrigin = crossOrigin;
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => reject(new UnreadablePicture(problem)));
    image.src = src;
  });
}

function asText(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(new UnreadablePicture(broken)));
    reader.readAsDataURL(file);
  });
}
