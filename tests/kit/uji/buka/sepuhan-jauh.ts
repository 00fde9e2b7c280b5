import { newOp } from '#kit/server/write/new-op.ts';
import { recordAside } from '#kit/server/aside.table.ts';
import { kirimPesan } from '#areas/toko/server/antar/pesan-toko.ts';
import { liontin } from '#tests/kit/document/kerja-sepuhan.ts';
import { tambahPotong } from '#tests/kit/potong.ts';
import type { Who } from '#tests/kit/shop.ts';
import { bukaDuaToko } from '#tests/kit/uji/buka/kirim-jauh.ts';
import { isiEmas } from '#tests/kit/uji/kirim-sepuhan.ts';

type Emas = { readonly no_dokumen: string; readonly urut: number | null };
export type IsiDaftar = Record<string, any>;

/** KJ2 on a server of its own sends its gold to head office, which refines it (D-44.9, D-43.5). */
export async function bukaSepuhanJauh() {
  const dua = await bukaDuaToko();
  const { pusat, cabang } = dua;
  await pusat.modulOn('SEPUHAN_MODULE', 'PST');
  await cabang.modulOn('SEPUHAN_MODULE', 'KJ2');
  await cabang.modulOn('SEPUHAN_TERPUSAT_MODULE', 'KJ2');
  const kirim = (emas: readonly Emas[], more: { who?: Who } = {}) =>
    dua.diKj2({ path: 'kirim-barang/sepuhan', body: isiEmas(emas), ...more });
  return {
    ...dua,
    /** A pendant of 1.200 g of 37.5 % that KJ2 bought. */
    liontin: () => liontin(dua.tujuan),
    /** A lot of 3.250 g of 75 % in KJ2's ROSOK warehouse. */
    lot: async (): Promise<Emas> => {
      const [kode_barcode] = await tambahPotong(dua.tujuan, ['P1']);
      const isi = {
        kode_gudang: 'RS',
        alasan: 'Patah, tidak layak jual',
        barang: [{ kode_barcode, berat: 3.25 }],
      };
      const { status, text } = await dua.diKj2({ path: 'hancur-barang', body: isi, by: 'OWN' });
      if (status !== 201) throw new Error(text);
      const [lot] = await cabang.rows<{ no_lot: string }>(
        "select no_lot from lot where kode_toko = 'KJ2' and berat > 0 order by urut desc limit 1",
      );
      return { no_dokumen: lot!.no_lot, urut: null };
    },
    kirimEmas: async (...emas: readonly Emas[]): Promise<string> => {
      const { status, body, text } = await kirim(emas);
      if (status !== 201) throw new Error(text);
      return body.data.no_kirim as string;
    },
    cobaKirim: kirim,
    /** Head office weighs, and tests where it is said. */
    terimaEmas: (no: string, baris: readonly object[], more: { who?: Who; by?: Who } = {}) =>
      dua.diPusat({
        path: `kirim-sepuhan/${no}/terima`,
        body: { kode_gudang: 'RS', baris },
        ...more,
      }),
    selesaiEmas: (no: string) =>
      dua.diPusat({
        path: `kirim-sepuhan/${no}/selesai`,
        body: { alasan: 'Tidak ada di bungkus' },
        who: 'MU',
        by: 'SPV',
      }),
    statusDiCabang: async (no: string): Promise<string> =>
      (await cabang.as('SPV', 'KJ2').raw('GET', `kirim-barang/${no}`)).body.data.status,
    keadaan: async (no: string) =>
      (await cabang.as('SPV', 'KJ2').raw('GET', `kirim-barang/${no}/server-lain`)).body.data,
  };
}
export type SepuhanJauh = Awaited<ReturnType<typeof bukaSepuhanJauh>>;

/** What both servers owe each other, added up: nothing of it is left where their books agree. */
export async function rkBersama(dua: SepuhanJauh): Promise<number[]> {
  const sum = `select coalesce(sum(rupiah), 0)::bigint as rp, coalesce(sum(qty), 0)::int as qty,
                      coalesce(sum(mg), 0)::bigint as mg, coalesce(sum(murni), 0)::bigint as murni
                 from v_balance where shop = $1 and account = $2`;
  const [sini] = await dua.pusat.rows(sum, ['PST', 'rk:KJ2']);
  const [sana] = await dua.cabang.rows(sum, ['KJ2', 'rk:PST']);
  return ['rp', 'qty', 'mg', 'murni'].map((one) => Number(sini![one]) + Number(sana![one]));
}

/** KJ2's server says to head office whatever one likes of gold: lists like a true one but for what is changed. */
export async function palsukanEmas(dua: SepuhanJauh) {
  const piece = await dua.liontin();
  const no = await dua.kirimEmas(piece, await dua.lot());
  await dua.antar();
  const [row] = await dua.pusat.rows(
    "select isi from pesan_toko where no_dokumen = $1 and jenis = 'KIRIMAN_DAFTAR'",
    [no],
  );
  const pola = row!['isi'] as IsiDaftar;
  let kali = 200;

  /** This server says this to the other one, as an act of its shop would. */
  async function kata(dari: 'KJ2' | 'PST', jenis: string, no_dokumen: string, isi: unknown) {
    const { db } = dari === 'KJ2' ? dua.cabang : dua.pusat;
    const op = newOp();
    await db.begin(async (tx) => {
      const act = { kode_toko: dari, op, user_id: 'server', tindakan: 'UJI', tabel: 'uji' };
      await recordAside(tx, { ...act, kunci: no_dokumen });
      const pesan = { ke: dari === 'KJ2' ? 'PST' : 'KJ2', jenis, no_dokumen, isi };
      await kirimPesan(tx, db, pesan, { kode_toko: dari, op });
    });
    await dua.antar();
  }

  /** A list under a new number, of a pendant and a lot of new numbers, with what is changed; why it was refused. */
  async function daftar(ubah: (isi: IsiDaftar) => void = () => {}) {
    kali += 1;
    const no_kirim = `KBKJ2261120${kali}`;
    const isi: IsiDaftar = { ...structuredClone(pola), no_kirim };
    const no_dokumen = `PBKJ2261120${kali}`;
    Object.assign(isi['emas'][0], { no_dokumen, kode_barcode: `${no_dokumen}.1` });
    isi['emas'][1].kode_barcode = `HBKJ2261120${kali}-01`;
    ubah(isi);
    await kata('KJ2', 'KIRIMAN_DAFTAR', no_kirim, isi);
    const [jawab] = await dua.cabang.rows(
      "select isi ->> 'alasan' as alasan from pesan_toko where no_dokumen = $1 and jenis = 'KIRIMAN_DAFTAR_JAWAB'",
      [no_kirim],
    );
    const [beli, lot] = (isi['emas'] as { kode_barcode: string }[]).map((one) => one.kode_barcode);
    return { no_kirim, beli: beli!, lot: lot!, alasan: jawab!['alasan'] as string | null };
  }
  return { pola, no, piece, kata, daftar };
}
