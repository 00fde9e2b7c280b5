import { newKey } from '#kit/web/api/key.ts';
import { apiBase } from '#kit/web/base/config.ts';
import { LOCALES, currentLocale } from '#kit/web/base/text.ts';
import { noNetwork, Problem, problemOf } from '#kit/web/api/problem.ts';
import { showProblem } from '#kit/web/feedback/dialogs.ts';
import type { Gambar } from '#areas/stock/contract/barang.api.ts';
import { unggahFotoEndpoint } from '#areas/stock/contract/foto.api.ts';

const MB_10 = 10 * 1024 * 1024;

/** Sends one photo; answers its name, or nothing when it was refused (and said so). */
export async function unggahFoto(file: File, kode_barcode?: string): Promise<Gambar | undefined> {
  const form = new FormData();
  if (kode_barcode) form.append('kode_barcode', kode_barcode);
  form.append('image', file);
  try {
    if (file.size > MB_10)
      throw new Problem({
        status: 413,
        code: 'DATA_TERLALU_BESAR',
        message: 'Foto maksimal 10 MB',
      });
    const headers = {
      'x-kilau': '1',
      'accept-language': LOCALES[currentLocale()].bcp,
      'idempotency-key': newKey(),
    };
    const answer = await fetch(apiBase + unggahFotoEndpoint.path, {
      method: 'POST',
      body: form,
      headers,
      credentials: 'include',
    }).catch(() => {
      throw noNetwork();
    });
    if (!answer.ok) throw await problemOf(answer);
    return ((await answer.json()) as { data: Gambar }).data;
  } catch (error) {
    showProblem(error as Problem, 'Unggah Foto Gagal, Silahkan Ubah Di Data Barang');
    return undefined;
  }
}
