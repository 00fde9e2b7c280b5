import { recordAside } from '#kit/server/aside.table.ts';
import { newOp } from '#kit/server/write/new-op.ts';
import { kirimPesan } from '#areas/toko/server/antar/pesan-toko.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import type { DuaToko } from '#tests/kit/uji/buka/kirim-jauh.ts';

export type Isi = Record<string, any>;

/** KJ2's server says to head office whatever one likes: lists like a true one from the line, but for what is changed. */
export async function palsukan(dua: DuaToko) {
  const [code] = await tambahPotong(dua.tujuan, ['P1']);
  const no = await dua.pulang([code!]);
  await dua.antar();
  const [row] = await dua.pusat.rows(
    "select isi from pesan_toko where no_dokumen = $1 and jenis = 'KIRIMAN_DAFTAR'",
    [no],
  );
  const pola = row!['isi'] as Isi;
  let kali = 100;

  /** KJ2's server says this to head office, or to a near branch of its server. */
  async function kata(
    jenis: string,
    no_dokumen: string,
    isi: unknown,
    ke: 'PST' | 'KJ1' = 'PST',
  ): Promise<void> {
    const op = newOp();
    await dua.cabang.db.begin(async (tx) => {
      const act = { kode_toko: 'KJ2', op, user_id: 'server', tindakan: 'UJI', tabel: 'uji' };
      await recordAside(tx, { ...act, kunci: no_dokumen });
      const pesan = { ke, jenis, no_dokumen, isi };
      await kirimPesan(tx, dua.cabang.db, pesan, { kode_toko: 'KJ2', op });
    });
    await dua.antar();
  }

  /** A list like the true one under a new number, with a new barcode and what is changed; why it was refused. */
  async function daftar(ubah: (isi: Isi) => void) {
    const no_kirim = `KBKJ2261120${(kali += 1)}`;
    const isi: Isi = { ...structuredClone(pola), no_kirim };
    isi['barang'][0].kode_barcode = `KJ2ZZ${kali}`;
    ubah(isi);
    await kata('KIRIMAN_DAFTAR', no_kirim, isi);
    const [jawab] = await dua.cabang.rows(
      "select isi ->> 'alasan' as alasan from pesan_toko where no_dokumen = $1 and jenis = 'KIRIMAN_DAFTAR_JAWAB'",
      [no_kirim],
    );
    const alasan = jawab!['alasan'] as string | null;
    return { no_kirim, kode_barcode: isi['barang'][0].kode_barcode as string, alasan };
  }
  return { pola, no, kata, daftar };
}
