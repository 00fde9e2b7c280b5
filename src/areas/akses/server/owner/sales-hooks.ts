import { samarkanHp } from '#kit/rules/masked.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import type { MasterHooks } from '#kit/server/serve-master.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import { aksesEvents } from '#areas/akses/contract/akses.event.ts';
import { angkaMaster, setujuHargaMaster } from '#areas/akses/server/harga/harga-master.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { salesMaster } from '#areas/toko/contract/sales.master.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Row = Record<string, unknown>;

/**
 * The telephone of a sales person says which accounts are one person: who approves, validates and receives nothing of
 * his own (decisions 1045, 1255). Below the owner another person agrees before one is replaced or taken away (1293).
 */
export const salesHooks: MasterHooks = {
  agree: async (tx: Tx, row: Row | undefined, ctx: Ctx, before: Row | undefined) => {
    const hp = angkaHp(row, before);
    const ubahan = { row, before };
    if (hp.length === 0 || angkaMaster(salesMaster, ubahan).length > 0)
      return setujuHargaMaster(tx, salesMaster, ubahan, ctx, { lain: hp });
    return perluOtorisasi(tx, ctx, [
      {
        event: aksesEvents.HAK_AKSES,
        ringkasan: sentence('Ubah No HP sales {kode}', { kode: String(row?.['kode_sales']) }),
        angka: [{ label: 'Sales', nilai: String(row?.['nama']) }, ...hp],
      },
    ]);
  },
};

/** As an approver reads it; nothing where the row had no telephone, keeps it, or goes. */
function angkaHp(row: Row | undefined, before: Row | undefined): Angka[] {
  const [lama, baru] = [isi(before?.['hp']), isi(row?.['hp'])];
  if (!row || lama === null || lama === baru) return [];
  const nilai = [lama, baru].map((hp) => samarkanHp(hp) ?? '-').join(' → ');
  return [{ label: 'No HP', nilai }];
}

const isi = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);
