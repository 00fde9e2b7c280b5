import { rp } from '#kit/rules/quantity.ts';
import type { StrukWidth } from '#kit/rules/struk.ts';
import { callPage } from '#kit/web/api/client.ts';
import { openFile } from '#kit/web/api/file.ts';
import { queryClient } from '#kit/web/api/query-client.ts';
import { formatClock } from '#kit/web/base/instant.ts';
import { printHtml } from '#kit/web/counter/print.ts';
import type { Sesi } from '#areas/akses/contract/sesi.api.ts';
import { tentukanPembulatan } from '#areas/barang/rules/harga-barang.ts';
import { keteranganNotaMaster } from '#areas/penjualan/contract/keterangan-nota.master.ts';
import { notaPdfEndpoint } from '#areas/penjualan/contract/nota.api.ts';
import { notaPenjualan, type NotaToko } from '#areas/penjualan/rules/nota.ts';
import { strukCss, strukHtml } from '#areas/penjualan/web/dokumen/struk-html.ts';
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

const moduls = ({ modules }: Sesi): ReadonlySet<string> => new Set(modules);

function tokoOf({ input_date }: Dokumen, sesi: Sesi, keterangan: readonly string[]): NotaToko {
  const { toko, parameter } = sesi;
  return {
    nama_toko: toko.nama_toko,
    alamat_toko: toko.alamat_toko,
    no_whatsapp: toko.no_whatsapp,
    jam: formatClock(input_date),
    rangkap: moduls(sesi).has('NOTA_RANGKAP_MODULE'),
    bulan: Number(parameter.BULAN_BELI_KEMBALI ?? 3),
    langkah: tentukanPembulatan(moduls(sesi), rp(Number(parameter.PEMBULATAN ?? 500))).langkah,
    keterangan,
  };
}

export const lebarOf = ({ parameter }: Sesi): StrukWidth =>
  parameter.UKURAN_STRUK === '58' ? 58 : 80;

/** A phone takes the PDF to its own printer; a desktop prints the strip at once. */
export async function printNota(dokumen: Dokumen, sesi: Sesi): Promise<void> {
  if (dokumen.platform === 'MOBILE') return openNotaPdf(dokumen.no_faktur_jual);
  const keterangan = await bacaKeterangan().catch(() => []);
  const sheets = notaPenjualan(dokumen, tokoOf(dokumen, sesi, keterangan));
  const cut = sesi.parameter.AUTO_CUT !== false;
  const here = document.activeElement;
  const mm = lebarOf(sesi);
  await printHtml(strukHtml(sheets, cut), { mm, css: strukCss(mm) });
  // Printing takes the focus into the paper; the next scan belongs to the counter.
  window.focus();
  if (here instanceof HTMLElement) here.focus();
}

export const openNotaPdf = (no: string): Promise<void> =>
  openFile(
    { ...notaPdfEndpoint, path: 'penjualan/:no/nota' },
    { params: { no } },
    '.pdf',
    `NOTA ${no}.pdf`,
  );
