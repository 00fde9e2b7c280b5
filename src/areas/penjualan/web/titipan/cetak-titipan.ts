import { call } from '#kit/web/api/client.ts';
import { openFile } from '#kit/web/api/file.ts';
import type { Sesi } from '#areas/akses/contract/sesi.api.ts';
import { readCetak, cetakStruk, mintaKertas } from '#areas/akses/web/cetak-struk.ts';
import { ensureSesi } from '#areas/akses/web/sesi.ts';
import { pilihTempat } from '#areas/akses/web/tempat/pilih-tempat.ts';
import { sisiDari, tempatCetak } from '#areas/akses/web/tempat/tempat.ts';
import {
  cetakTitipEndpoint,
  notaTitipPdfEndpoint,
} from '#areas/penjualan/contract/titipan/titipan.api.ts';
import { denganKata } from '#areas/penjualan/rules/nota.ts';
import {
  notaTitipan,
  strukSetoran,
  type NotaTitipanToko,
} from '#areas/penjualan/rules/nota-titipan.ts';
import { readAlamatNota, readKeterangan, tokoOf } from '#areas/penjualan/web/dokumen/cetak-nota.ts';
import {
  titipanDocument,
  type TitipanDokumen,
} from '#areas/penjualan/contract/titipan/titipan.document.ts';
import type { Petugas } from '#areas/toko/rules/nota.ts';

async function tokoTitipan(
  saat: { input_date: string },
  petugas: Petugas,
  sesi: Sesi,
): Promise<NotaTitipanToko> {
  const keterangan = await readKeterangan().catch(() => []);
  return {
    ...tokoOf(saat, sesi, keterangan),
    petugas,
  };
}

/** The strip of a deposit as it is now. */
export async function cetakTitipan(isi: TitipanDokumen, sesi: Sesi): Promise<void> {
  if ((await pilihTempat(sesi)) === 'MOBILE') return openTitipanPdf(isi.no_titip);
  const boleh = await mintaKertas(cetakTitipEndpoint, {
    params: { no: isi.no_titip },
    body: { no_bayar: null },
  });
  if (!boleh) return;
  const barang = denganKata(isi.barang, boleh.deskripsi);
  const dokumen = { ...isi, barang, cetak_ke: boleh.cetak_ke };
  const cetak = await readCetak('TITIPAN', sesi);
  const alamat_nota = await readAlamatNota(dokumen.no_titip);
  const toko = { ...(await tokoTitipan(dokumen, boleh.petugas, sesi)), cetak, alamat_nota };
  await cetakStruk(notaTitipan(dokumen, toko), boleh, { cetak, sesi });
}

export const printNo = async (no: string, sesi: Sesi): Promise<void> =>
  cetakTitipan(await call(titipanDocument.one, { params: { no } }), sesi);

/** The strip of the further deposit that was taken last. */
export async function cetakSetoran(
  dokumen: TitipanDokumen,
  sesi: Sesi,
  no_bayar = dokumen.setoran.at(-1)?.no_bayar,
): Promise<void> {
  const isi = dokumen.setoran.find((one) => one.no_bayar === no_bayar);
  if (isi && (await pilihTempat(sesi)) === 'MOBILE')
    return openTitipanPdf(dokumen.no_titip, isi.no_bayar);
  const params = { no: dokumen.no_titip };
  const boleh =
    isi && (await mintaKertas(cetakTitipEndpoint, { params, body: { no_bayar: isi.no_bayar } }));
  if (!boleh) return;
  const setoran = { ...isi, cetak_ke: boleh.cetak_ke };
  const cetak = await readCetak('SETORAN', sesi);
  const toko = { ...(await tokoTitipan(setoran, boleh.petugas, sesi)), cetak };
  const sheets = strukSetoran(dokumen, setoran, toko);
  await cetakStruk(sheets, boleh, { cetak, sesi, induk: dokumen.no_titip });
}

export async function openTitipanPdf(no: string, no_bayar: string | null = null): Promise<void> {
  const sisi = sisiDari(tempatCetak(await ensureSesi()));
  await openFile(
    { ...notaTitipPdfEndpoint, path: 'titip/:no/nota' },
    { params: { no }, query: { no_bayar, ukuran: null, sisi, lembar: null } },
    '.pdf',
    `TITIPAN ${no_bayar ?? no}.pdf`,
  );
}
