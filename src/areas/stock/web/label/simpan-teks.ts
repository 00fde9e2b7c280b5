import { saveBlob } from '#kit/web/api/save-blob.ts';

/** Saves what a label printer reads, without the mark that a spreadsheet would want. */
export const simpanTeks = (name: string, text: string): Promise<void> =>
  saveBlob(new Blob([text], { type: 'application/octet-stream' }), name);
