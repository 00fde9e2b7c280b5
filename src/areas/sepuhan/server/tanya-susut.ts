import { formatGram, formatRupiah } from '#kit/rules/format.ts';
import { minus, sum, type Miligram, type Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import type { Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { stockEvents } from '#areas/stock/contract/stock.event.ts';
import { susutBulanIni } from '#areas/stock/server/jaga/susut.query.ts';
import { listFotoBeli, type KunciStock } from '#areas/pembelian/server/gudang/stock-beli.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** A line outside its tolerance, as the approver reads it. */
export type BarisLebih = {
  readonly label: string;
  readonly nilai: Angka['nilai'];
  readonly berat: Miligram;
  readonly murni: Miligram;
  readonly berat_hasil: Miligram;
  readonly murni_hasil: Miligram;
  readonly kunci: KunciStock | null;
  /** Of gold of another shop, whose documents are not here: its photos as they came with it. */
  readonly foto?: readonly string[];
};

export const gram = (berat: Miligram): string => `${formatGram(berat)} g`;

/** The owner reads each line, what is lost together and what the person lost this month (D-51.17). */
export async function tanyaSusut(
  tx: Tx,
  ringkasan: Tuntutan['ringkasan'],
  { lebih, hilang }: { readonly lebih: readonly BarisLebih[]; readonly hilang: Rupiah },
  ctx: Ctx,
): Promise<Tuntutan[]> {
  if (lebih.length === 0) return [];
  const bulan = await susutBulanIni(tx, ctx);
  const angka: Angka[] = [
    ...lebih.map(({ label, nilai }) => ({ label, nilai })),
    { label: 'Susut', nilai: gram(sum(lebih.map((one) => minus(one.berat, one.berat_hasil)))) },
    {
      label: 'Susut murni',
      nilai: gram(sum(lebih.map((one) => minus(one.murni, one.murni_hasil)))),
    },
    { label: 'Nilai susut', nilai: formatRupiah(hilang), modal: true },
    { label: 'Susut peminta bulan ini', nilai: gram(bulan.berat) },
    { label: 'Susut murni peminta bulan ini', nilai: gram(bulan.murni) },
  ];
  const kunci = lebih.flatMap((one) => one.kunci ?? []);
  const foto = [
    ...lebih.flatMap((one) => one.foto ?? []),
    ...(await listFotoBeli(tx, ctx.kode_toko, kunci)),
  ];
  return [{ event: stockEvents.SUSUT_LEBIH, ringkasan, angka, foto }];
}
