import type { Problem } from '#kit/web/api/problem.ts';
import { sendPicture } from '#kit/web/api/upload.ts';
import { showProblem } from '#kit/web/feedback/dialogs.ts';
import type { Gambar } from '#areas/stock/contract/barang.api.ts';
import { unggahFotoEndpoint } from '#areas/stock/contract/foto.api.ts';

/** Sends one photo; answers its name, or nothing when it was refused (and said so). */
export async function unggahFoto(file: File, kode_barcode?: string): Promise<Gambar | undefined> {
  try {
    return await sendPicture(unggahFotoEndpoint.path, file, kode_barcode ? { kode_barcode } : {});
  } catch (error) {
    showProblem(error as Problem, 'Unggah Foto Gagal, Silahkan Ubah Di Data Barang');
    return undefined;
  }
}
