import { formatPersen, formatRupiah } from '#kit/rules/format.ts';
import { persen, type Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { perluOtorisasi, type Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { hitungPerubahan } from '#areas/barang/rules/harga.ts';
import {
  countBarangSentuh,
  type JenisHarga,
  type Tujuan,
} from '#areas/barang/server/harga.table.ts';

export type PerubahanHarga = {
  jenis: JenisHarga;
  tujuan: Tujuan;
  lama: Rupiah | null;
  baru: Rupiah;
};

/** Whoever is not the owner needs one to approve: old and new price, percent, pieces touched (D-3.5). */
export async function setujuHarga(
  tx: Tx,
  semua: readonly PerubahanHarga[],
  ctx: Ctx,
): Promise<void> {
  if (ctx.level === 'OWN' || ctx.level === 'SU') return;
  const tuntutan: Tuntutan[] = [];
  for (const { jenis, tujuan, lama, baru } of semua) {
    const barang = await countBarangSentuh(tx, ctx.kode_toko, jenis, tujuan);
    tuntutan.push({
      event: 'UBAH_HARGA_EMAS',
      siapaPun: true,
      ringkasan: `Ubah harga ${namaTujuan(jenis, tujuan)}`,
      angka: [
        { label: 'Harga lama', nilai: lama === null ? '-' : formatRupiah(lama) },
        { label: 'Harga baru', nilai: formatRupiah(baru) },
        { label: 'Perubahan', nilai: formatPerubahan(hitungPerubahan(lama, baru)) },
        { label: 'Barang di stock', nilai: String(barang) },
      ],
    });
  }
  await perluOtorisasi(tx, ctx, tuntutan);
}

function formatPerubahan(perubahan: number | null): string {
  if (perubahan === null) return '-';
  return `${perubahan > 0 ? '+' : ''}${formatPersen(persen(perubahan))}%`;
}

export const namaTujuan = (jenis: JenisHarga, { kode_group, kode_kadar }: Tujuan): string => {
  if (kode_group) return `${jenis} group ${kode_group}`;
  return kode_kadar ? `${jenis} kadar ${kode_kadar}` : 'emas global';
};
