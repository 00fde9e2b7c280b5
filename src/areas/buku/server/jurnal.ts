import type { AnswerOf, InputOf } from '#kit/contract/endpoint.ts';
import { at, fill, refusals } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { missing, refuseIf } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { daftarJurnalEndpoint, ubahJurnalEndpoint } from '#areas/buku/contract/jurnal.api.ts';
import type { Jurnal } from '#areas/buku/rules/jurnal.ts';
import {
  listAkunJurnal,
  listNomorAda,
  saveAkunJurnal,
  type AkunJurnal,
} from '#areas/buku/server/jurnal.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Row = AnswerOf<typeof daftarJurnalEndpoint>[number];

const TIDAK = refusals({
  JURNAL_TIDAK_ADA: { message: 'Jurnal Tidak Ditemukan' },
  KODE_AKUN_TIDAK_ADA: { field: 'kode_akun', message: 'Kode Akun {kode} Bukan Bagian Jurnal Ini' },
  KODE_AKUN_KEMBAR: { field: 'kode_akun', message: 'Kode Akun {kode} Tidak Boleh Dua Kali' },
  NOMOR_AKUN_TIDAK_ADA: { field: 'nomor_akun', message: 'Nomor Akun {nomor} Tidak Ditemukan' },
});

/** A journal as the screen shows it: its sides, each with the account that the shop has chosen. */
function rowOf({ trx, type, akun }: Jurnal, dipilih: readonly AkunJurnal[]): Row {
  const nomorOf = (kode: string): string | null =>
    dipilih.find((one) => one.trx === trx && one.type === type && one.kode_akun === kode)
      ?.nomor_akun ?? null;
  const detail_akun = akun.map((one) => ({
    _id: `${trx}/${type}/${one.kode_akun}`,
    ...one,
    nomor_akun: nomorOf(one.kode_akun),
  }));
  return { trx, type, detail_akun };
}

export const daftarJurnal =
  (all: readonly Jurnal[]) =>
  async (on: Sql, _: unknown, { kode_toko }: Ctx): Promise<Row[]> => {
    const dipilih = await listAkunJurnal(on, kode_toko);
    return all.map((one) => rowOf(one, dipilih));
  };

export const ubahJurnal =
  (all: readonly Jurnal[]) =>
  (tx: Tx, input: InputOf<typeof ubahJurnalEndpoint>, ctx: Ctx): Promise<Row> => {
    const { trx, type } = input.params;
    const jurnal = all.find((one) => one.trx === trx && one.type === type);
    if (!jurnal) throw missing(TIDAK.JURNAL_TIDAK_ADA);
    return simpanJurnal(tx, jurnal, input, ctx);
  };

/** Simpan Perubahan: what the detail view held, kept at once or not at all. */
async function simpanJurnal(
  tx: Tx,
  jurnal: Jurnal,
  { params, body }: InputOf<typeof ubahJurnalEndpoint>,
  { kode_toko, op }: Ctx,
): Promise<Row> {
  const sisi = body.detail_akun;
  const nomor = sisi.flatMap((one) => one.nomor_akun ?? []);
  const ada = await listNomorAda(tx, kode_toko, nomor);
  const dikenal = new Set(jurnal.akun.map(({ kode_akun }) => kode_akun));
  const pertama = (kode: string) => sisi.findIndex((one) => one.kode_akun === kode);
  refuseIf(
    sisi.flatMap(({ kode_akun: kode, nomor_akun }, index) => [
      ...(dikenal.has(kode)
        ? []
        : [at(fill(TIDAK.KODE_AKUN_TIDAK_ADA, { kode }), 'detail_akun', index)]),
      ...(pertama(kode) < index
        ? [at(fill(TIDAK.KODE_AKUN_KEMBAR, { kode }), 'detail_akun', index)]
        : []),
      ...(nomor_akun === null || ada.has(nomor_akun)
        ? []
        : [at(fill(TIDAK.NOMOR_AKUN_TIDAK_ADA, { nomor: nomor_akun }), 'detail_akun', index)]),
    ]),
  );
  const sebelum = rowOf(jurnal, await listAkunJurnal(tx, kode_toko, params));
  await saveAkunJurnal(tx, kode_toko, params, sisi, op);
  const sesudah = rowOf(jurnal, await listAkunJurnal(tx, kode_toko, params));
  const kunci = `${params.trx}/${params.type}`;
  tx.audit({ tindakan: 'UBAH', tabel: 'akun_transaksi', kunci, sebelum, sesudah });
  return sesudah;
}
