import { HEADS, type Raster, type Roll } from '#kit/rules/escpos.ts';

const DOTS_A_MM = 8;
/** Darker than this is black. */
const HALF = 128;

/** A picture in the dots of a printer; nothing where it is no picture. */
export async function rasterOf(png: string, mm: number, roll: Roll): Promise<Raster | undefined> {
  const bytes = Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' })).catch(() => null);
  if (!image) return undefined;
  const shrink = Math.min((mm * DOTS_A_MM) / image.height, HEADS[roll].dots / image.width);
  const across = Math.max(1, Math.floor(image.width * shrink));
  const high = Math.max(1, Math.floor(image.height * shrink));
  const wide = Math.ceil(across / 8) * 8;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: wide, height: high });
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, wide, high);
  pen.drawImage(image, 0, 0, across, high);
  return { wide, high, bits: bitsOf(pen.getImageData(0, 0, wide, high).data) };
}

/** Red, green, blue and cover of each dot, to one bit each. */
function bitsOf(dots: Uint8ClampedArray): Uint8Array {
  const bits = new Uint8Array(dots.length / 32);
  for (let at = 0; at < dots.length / 4; at++) {
    const [red = 0, green = 0, blue = 0] = dots.subarray(at * 4, at * 4 + 3);
    if ((red + green + blue) / 3 < HALF) bits[at >> 3] = (bits[at >> 3] ?? 0) | (128 >> (at & 7));
  }
  return bits;
}
