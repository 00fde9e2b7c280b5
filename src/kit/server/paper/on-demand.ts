import { createRequire } from 'node:module';
import type pdfkitPackage from 'pdfkit';
import type sharpPackage from 'sharp';

/**
 * The two packages that only paper and pictures need: a fifth of the start and 60 MB. They come with
 * the first PDF and the first picture, and stay.
 */
const load = createRequire(import.meta.url);
export const pdfkit = (): typeof pdfkitPackage => load('pdfkit');
export const sharp = (): typeof sharpPackage => load('sharp');
