import { formatRupiah } from '#kit/rules/format.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import type { MasterHooks } from '#kit/server/serve-master.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Row = Record<string, unknown>;
const kata = (harga: unknown): string => (harga ? formatRupiah(harga as Rupiah) : '-');

/** A buying price changes by the owner, or with the owner's approval (D-3.5). */
export const hargaBeliHooks: MasterHooks = {
  async check(tx: Tx, row: Row, ctx: Ctx, before?: Row) {
    if (ctx.level === 'OWN' || ctx.level === 'SU') return;
    await perluOtorisasi(tx, ctx, [
      {
        event: 'UBAH_HARGA_EMAS',
        siapaPun: true,
        ringkasan: `Ubah harga beli ${row.kode_harga as string}`,
        angka: [
          { label: 'Harga lama', nilai: kata(before?.harga_per_gram) },
          { label: 'Harga baru', nilai: kata(row.harga_per_gram) },
        ],
      },
    ]);
  },
};
