import { formatRupiah, percentText } from '#kit/rules/format.ts';
import { zip } from '#kit/rules/lists.ts';
import { rp, type Miligram, type Persen, type Rupiah } from '#kit/rules/quantity.ts';
import { joined, said, sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { aksesEvents } from '#areas/akses/contract/akses.event.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { tentukanKadar } from '#areas/barang/rules/kadar.ts';
import { isModalTinggi } from '#areas/kirim/rules/harga-jauh.ts';
import type { KirimanMasuk } from '#areas/kirim/server/kiriman.table.ts';
import { pembelianParam } from '#areas/pembelian/contract/pembelian.parameter.ts';
import { readMasterBarang } from '#areas/stock/server/barang-baru.table.ts';
import { emasDanTetap } from '#areas/stock/server/jaga/harga-jaga.ts';
import { aturanHarga } from '#areas/stock/server/tampil-barang.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Line = {
  readonly isi: { readonly kode_barcode: string; readonly nama_barang: string };
  readonly kadar_uji: Persen | null;
  readonly kadar_hasil: Persen;
  readonly berat_hasil: Miligram;
  readonly harga_modal: Rupiah | null;
};

/**
 * Gold of a branch on another server has the percent and the cost that its server says (decision 1204). The percent is
 * what a test here finds; a line that is not tested, and a cost that the gold on the scale is not worth at the price of
 * this shop, are an owner's to agree to, who reads both.
 */
export async function askEmasJauh(
  tx: Tx,
  { jauh, no_kirim }: Pick<KirimanMasuk, 'jauh' | 'no_kirim'>,
  lines: readonly Line[],
  ctx: Ctx,
): Promise<Tuntutan[]> {
  if (!jauh) return [];
  const emas = await nilaiEmas(tx, lines, ctx);
  const lain = zip(lines, emas)
    .map(([line, nilai]) => angkaOf(line, nilai))
    .filter((angka) => angka.length > 0);
  return lain.length === 0
    ? []
    : [
        {
          event: aksesEvents.UBAH_HARGA_EMAS,
          ringkasan: sentence('Kadar atau modal {jumlah} baris emas kiriman {no} belum terbukti', {
            jumlah: lain.length,
            no: no_kirim,
          }),
          angka: lain.flat(),
        },
      ];
}

/** What each line costs here as gold of its kadar; no group that another server names makes it dearer. */
async function nilaiEmas(tx: Tx, lines: readonly Line[], ctx: Ctx): Promise<(Rupiah | null)[]> {
  const { kadar } = await readMasterBarang(tx, ctx.kode_toko);
  const list = [...kadar].map(([kode_kadar, persen]) => ({ kode_kadar, persen }));
  const toleransi = ctx.param(pembelianParam.TOLERANSI_KADAR_BELI);
  const gold = lines.map(({ isi, kadar_hasil, berat_hasil }) => ({
    nama_barang: isi.nama_barang,
    kode_dept: '-',
    kode_group: '-',
    kode_kadar: tentukanKadar(list, kadar_hasil, toleransi)?.kode_kadar ?? '-',
    persen: kadar_hasil,
    kode_bandrol: null,
    kategori_harga: null,
    berat: berat_hasil,
    berat_asli: berat_hasil,
    ongkos: null,
    harga_atribut: rp(0),
    harga_jual: rp(0),
  }));
  const nilai = await emasDanTetap(tx, gold, aturanHarga(ctx), ctx);
  return nilai.map(({ emas }) => emas);
}

const uang = (harga: Rupiah | null): string => (harga === null ? '-' : formatRupiah(harga));

function angkaOf(
  { isi, kadar_uji, kadar_hasil, harga_modal: modal }: Line,
  emas: Rupiah | null,
): Tuntutan['angka'] {
  const nama = `${isi.kode_barcode} ${isi.nama_barang}`;
  const diuji = kadar_uji !== null;
  const mahal = modal !== null && modal > 0 && isModalTinggi({ tetap: null, modal, emas });
  if (diuji && !mahal) return [];
  return [
    ...(diuji
      ? []
      : [
          {
            label: joined([said('Kadar'), nama], ' '),
            nilai: sentence('{kadar}, tidak diuji', { kadar: percentText(kadar_hasil) }),
          },
        ]),
    { label: sentence('Emas {nama}', { nama }), nilai: uang(emas) },
    { label: joined([said('Modal'), nama], ' '), nilai: uang(modal), modal: true as const },
  ];
}
