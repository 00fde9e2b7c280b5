import { readParam } from '#areas/toko/contract/read-param.ts';

import { call, callPage } from '#kit/web/api/client.ts';
import { openFile } from '#kit/web/api/file.ts';
import { queryClient } from '#kit/web/api/query-client.ts';
import type { Sesi } from '#areas/akses/contract/sesi.api.ts';
import { bacaCetak, cetakStruk, kepalaOf, mintaKertas } from '#areas/akses/web/cetak-struk.ts';
import { tentukanPembulatan } from '#areas/barang/rules/harga-barang.ts';
import { keteranganNotaMaster } from '#areas/penjualan/contract/keterangan-nota.master.ts';
import {
  alamatNotaEndpoint,
  cetakJualEndpoint,
  notaPdfEndpoint,
} from '#areas/penjualan/contract/nota.api.ts';
import { notaPenjualan, type NotaToko } from '#areas/penjualan/rules/nota.ts';
import type { Dokumen } from '#areas/penjualan/web/kasir/use-jual.ts';

const { list } = keteranganNotaMaster.endpoints;
const FIVE_MINUTES = 300_000;

/** The small print of the shop, in its order. */
export const bacaKeterangan = (): Promise<string[]> =>
  queryClient.fetchQuery({
    queryKey: [list.call, 'cetak'],
    queryFn: async () =>
      (await callPage(list, { query: { limit: 100, sort: 'urut' } })).data.map(({ isi }) => isi),
    staleTime: FIVE_MINUTES,
  });

/** What the QR says; a paper is printed without it rather than not at all. */
export const bacaAlamatNota = (no: string): Promise<string | null> =>
  call(alamatNotaEndpoint, { params: { no } })
    .then(({ alamat }) => alamat)
    .catch(() => null);

const moduls = ({ modules }: Sesi): ReadonlySet<string> => new Set(modules);

/** What the shop puts on the paper of a document of that moment. */
export function tokoOf(
  { input_date }: Pick<Dokumen, 'input_date'>,
  sesi: Sesi,
  keterangan: readonly string[],
): NotaToko {
  const { parameter } = sesi;
  return {
    ...kepalaOf(sesi, input_date),
    rangkap: moduls(sesi).has('NOTA_RANGKAP_MODULE'),
    bulan: readParam(parameter, 'BULAN_BELI_KEMBALI'),
    langkah: tentukanPembulatan(moduls(sesi), readParam(parameter, 'PEMBULATAN')).langkah,
    keterangan,
  };
}

/** A phone takes the PDF to its own printer; a desktop prints the strip at once. */
export async function printNota(isi: Dokumen, sesi: Sesi): Promise<void> {
  const no = isi.no_faktur_jual;
  if (isi.platform === 'MOBILE') return openNotaPdf(no);
  const boleh = await mintaKertas(cetakJualEndpoint, { params: { no } });
  if (!boleh) return;
  const dokumen = { ...isi, cetak_ke: boleh.cetak_ke };
  const keterangan = await bacaKeterangan().catch(() => []);
  const cetak = await bacaCetak('PENJUALAN', sesi);
  const alamat_nota = await bacaAlamatNota(no);
  const toko = { ...tokoOf(dokumen, sesi, keterangan), cetak, alamat_nota };
  await cetakStruk(notaPenjualan(dokumen, toko), cetak, sesi);
}

export const openNotaPdf = (no: string): Promise<void> =>
  openFile(
    { ...notaPdfEndpoint, path: 'penjualan/:no/nota' },
    { params: { no } },
    '.pdf',
    `NOTA ${no}.pdf`,
  );
