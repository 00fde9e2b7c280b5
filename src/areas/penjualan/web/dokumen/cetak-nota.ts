import { setelanOf } from '#areas/toko/contract/read-param.ts';

import { call, callPage } from '#kit/web/api/client.ts';
import { queryClient } from '#kit/web/api/query-client.ts';
import type { Sesi } from '#areas/akses/contract/sesi.api.ts';
import { kepalaOf } from '#areas/akses/web/cetak-struk.ts';
import { pembulatanOf } from '#areas/barang/contract/pembulatan.ts';
import { keteranganNotaMaster } from '#areas/penjualan/contract/keterangan-nota.master.ts';
import { notaActs } from '#areas/dokumen/web/nota-acts.ts';
import { alamatNotaEndpoint } from '#areas/penjualan/contract/nota.api.ts';
import { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { denganIsi, notaPenjualan, type NotaToko } from '#areas/penjualan/rules/nota.ts';
import type { Dokumen } from '#areas/penjualan/web/kasir/use-jual.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';
import { penjualanModul } from '#areas/penjualan/contract/penjualan.modul.ts';

const { list } = keteranganNotaMaster.endpoints;
const FIVE_MINUTES = 300_000;

/** The small print of the shop, in its order. */
export const readKeterangan = (): Promise<string[]> =>
  queryClient.fetchQuery({
    queryKey: [list.call, 'cetak'],
    queryFn: async () =>
      (await callPage(list, { query: { limit: 100, sort: 'urut' } })).data.map(({ isi }) => isi),
    staleTime: FIVE_MINUTES,
  });

type KataNota = { readonly alamat: string | null; readonly bulan: number | null };
/** What the QR says, and the months of the terms; a paper is printed without them rather than not at all. */
export const readKataNota = (no: string): Promise<KataNota> =>
  call(alamatNotaEndpoint, { params: { no } }).catch(() => ({ alamat: null, bulan: null }));
export const readAlamatNota = (no: string): Promise<string | null> =>
  readKataNota(no).then(({ alamat }) => alamat);

/** Whether a paper of goods is printed twice: for the customer and for the shop (1§9). */
export const rangkapDi = ({ modules }: Sesi): boolean =>
  modules.includes(penjualanModul.NOTA_RANGKAP_MODULE.key);

/** What the shop puts on the paper of a document of that moment. */
export function tokoOf(
  { input_date }: Pick<Dokumen, 'input_date'>,
  sesi: Sesi,
  keterangan: readonly string[],
): NotaToko {
  const setelan = setelanOf({ moduls: new Set(sesi.modules), told: sesi.parameter });
  return {
    ...kepalaOf(sesi, input_date),
    rangkap: rangkapDi(sesi),
    bulan: setelan.param(penjualanParam.BULAN_BELI_KEMBALI),
    langkah: pembulatanOf(setelan).langkah,
    keterangan,
  };
}

const notaJual = notaActs(penjualanDocument, {
  jenis: 'PENJUALAN',
  sheets: async (dokumen, { cetak, petugas }, sesi, isi) => {
    const keterangan = await readKeterangan().catch(() => []);
    const { alamat, bulan } = await readKataNota(dokumen.no_faktur_jual);
    const kini = tokoOf(dokumen, sesi, keterangan);
    const toko = { ...kini, bulan: bulan ?? kini.bulan, cetak, petugas, alamat_nota: alamat };
    return notaPenjualan(denganIsi(dokumen, isi), toko);
  },
});
export const openNotaPdf = notaJual.pdf;

/** Where its counter has said; a pick-up, which says no place, where this computer prints. */
export const printNota = (isi: Dokumen, sesi: Sesi): Promise<void> =>
  notaJual.print(isi, sesi, isi.platform === 'DESKTOP' ? undefined : isi.platform);

export const printNo = async (no: string, sesi: Sesi): Promise<void> =>
  printNota(await call(penjualanDocument.one, { params: { no } }), sesi);
