import type { Master } from '#kit/contract/master.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { nowOrNull } from '#kit/server/clock.ts';
import type { Tx } from '#kit/server/database.ts';
import type { MasterHooks } from '#kit/server/serve-master.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { groupMaster } from '#areas/barang/contract/group.master.ts';
import { listHargaGroup } from '#areas/barang/server/harga.table.ts';
import { setujuHargaMaster } from '#areas/akses/server/harga/harga-master.ts';
import { barangTersentuh } from '#areas/barang/server/harga-master.ts';
import { checkKadarGroup } from '#areas/barang/server/kadar.ts';
import { angkaHarga, type PerubahanHarga } from '#areas/barang/server/setuju-harga.ts';
import { ubahHargaGroup } from '#areas/barang/server/ubah-harga.ts';

type Row = Record<string, unknown>;
const GROUP = groupMaster as Master;
const PRICES = [
  ['harga_jual', 'JUAL'],
  ['harga_beli', 'BELI'],
] as const;

/** The prices that a write changes; an empty field leaves the price as it is. */
const perubahan = (row: Row, before: Row | undefined): PerubahanHarga[] =>
  PRICES.flatMap(([field, jenis]) => {
    const [baru, lama] = [row[field] as Rupiah | null, (before?.[field] ?? null) as Rupiah | null];
    const tujuan = { kode_group: row.kode_group as string, kode_kadar: null };
    return baru === null || baru === lama ? [] : [{ jenis, tujuan, lama, baru }];
  });

/** Prices in the group's master: shown as of now, approved like any price, kept as dated rows (D-9.4). */
export const groupHooks: MasterHooks = {
  async fresh(on: Sql, rows: Row[], ctx: Ctx) {
    const codes = rows.map((row) => row.kode_group as string);
    const kini = await listHargaGroup(on, ctx.kode_toko, codes, nowOrNull());
    const byGroup = new Map(kini.map(({ kode_group, ...harga }) => [kode_group, harga]));
    return rows.map((row) => ({
      ...row,
      harga_jual: null,
      harga_beli: null,
      ...byGroup.get(row.kode_group as string),
    }));
  },
  change: (body, before) => ({
    ...body,
    harga_jual: body.harga_jual ?? before.harga_jual,
    harga_beli: body.harga_beli ?? before.harga_beli,
  }),
  check: checkKadarGroup,
  async agree(tx: Tx, row: Row | undefined, ctx: Ctx, before?: Row) {
    // A group that comes back has the prices that it had: no row is written.
    const emas = row && row.is_active !== false ? perubahan(row, before) : [];
    await setujuHargaMaster(tx, GROUP, { row, before }, ctx, {
      lain: await angkaHarga(tx, emas, ctx),
      sentuh: barangTersentuh(GROUP),
    });
  },
  async after(tx: Tx, row: Row, ctx: Ctx, before?: Row) {
    if (!row.is_active || before?.is_active === false) return;
    for (const { jenis, tujuan, baru } of perubahan(row, before))
      await ubahHargaGroup(tx, tujuan.kode_group!, jenis, baru, ctx);
  },
};
