import { joined, plain, sentence, word } from '#kit/rules/sentence.ts';
import { formatPersen, formatRupiah } from '#kit/rules/format.ts';
import { persen, type Rupiah } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import { mintaSetujuHarga } from '#areas/akses/server/harga/harga-master.ts';
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

/** Gold prices as an approver reads them: old and new price, percent, pieces touched. */
export async function setujuHarga(
  tx: Tx,
  semua: readonly PerubahanHarga[],
  ctx: Ctx,
): Promise<void> {
  const [first] = semua;
  if (!first) return;
  const ringkasan =
    semua.length === 1
      ? sentence('Ubah harga {jenis}', {
          jenis: word(kataTujuan(first.jenis, first.tujuan)),
        })
      : sentence('Ubah {jumlah} harga emas', { jumlah: semua.length });
  await mintaSetujuHarga(tx, ctx, ringkasan, () => angkaHarga(tx, semua, ctx));
}

export async function angkaHarga(
  tx: Tx,
  semua: readonly PerubahanHarga[],
  ctx: Ctx,
): Promise<Angka[]> {
  const angka: Angka[] = [];
  for (const one of semua) {
    const barang = await countBarangSentuh(tx, ctx.kode_toko, one.jenis, one.tujuan);
    angka.push(...(semua.length === 1 ? rincian(one, barang) : [ringkas(one, barang)]));
  }
  return angka;
}

const rincian = ({ lama, baru }: PerubahanHarga, barang: number): Angka[] => [
  { label: 'Harga lama', nilai: lama === null ? '-' : formatRupiah(lama) },
  { label: 'Harga baru', nilai: formatRupiah(baru) },
  { label: 'Perubahan', nilai: formatPerubahan(hitungPerubahan(lama, baru)) },
  { label: 'Barang di stock', nilai: String(barang) },
];

/** One line for each price of a list: the approver reads a morning's prices at a glance. */
const ringkas = ({ jenis, tujuan, lama, baru }: PerubahanHarga, barang: number): Angka => ({
  label: kataTujuan(jenis, tujuan),
  nilai: joined(
    [
      `${lama === null ? '-' : formatRupiah(lama)} → ${formatRupiah(baru)}`,
      formatPerubahan(hitungPerubahan(lama, baru)),
      sentence('{barang} barang', { barang }),
    ],
    ', ',
  ),
});

function formatPerubahan(perubahan: number | null): string {
  if (perubahan === null) return '-';
  return `${perubahan > 0 ? '+' : ''}${formatPersen(persen(perubahan))}%`;
}

/** What a price is of, for an approver; below, as records name it. */
const kataTujuan = (jenis: JenisHarga, { kode_group, kode_kadar }: Tujuan): string => {
  if (kode_group) return sentence('{jenis} group {kode_group}', { jenis, kode_group });
  return kode_kadar
    ? sentence('{jenis} kadar {kode_kadar}', { jenis, kode_kadar })
    : sentence('emas global');
};
export const namaTujuan = (jenis: JenisHarga, tujuan: Tujuan): string =>
  plain(kataTujuan(jenis, tujuan));
