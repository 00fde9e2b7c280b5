/** Enough to see a stamp or a scratch on a full screen; a telephone takes three times as many dots. */
const LONGEST = 2_000;
/** A picture of fewer bytes goes as it is. */
const SMALL = 1_000_000;
const QUALITY = 0.85;

/** How large a picture is sent: its longest side at most 2,000 dots, its shape kept. */
export function fitted(width: number, height: number): { width: number; height: number } {
  const shrink = Math.min(1, LONGEST / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * shrink)),
    height: Math.max(1, Math.round(height * shrink)),
  };
}

/**
 * A photo of a telephone made smaller before it is sent: 12 MB over the line of a shop take longer than the customer
 * waits. Upright as it was taken; what the telephone wrote into it (place, device) stays behind. What the browser
 * cannot read goes as it is, and the server says what it is.
 */
export async function smallerPicture(file: Blob): Promise<Blob> {
  if (file.size <= SMALL) return file;
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return file;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fitted(bitmap.width, bitmap.height));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
  const smaller = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, QUALITY));
  return smaller && smaller.size < file.size ? smaller : file;
}
