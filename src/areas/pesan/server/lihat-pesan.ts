import type { InputOf } from '#kit/contract/endpoint.ts';
import { hari } from '#kit/rules/hari.ts';
import { fill, refusals } from '#kit/rules/refusal.ts';
import { word } from '#kit/rules/sentence.ts';
import { localTime, nowIso, startOfHari } from '#kit/server/clock.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, missing } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { optionsOf } from '#kit/contract/chosen.ts';
import { fitting } from '#kit/rules/lists.ts';
import { samarkanHp } from '#kit/rules/masked.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import {
  statusPesan,
  type daftarPesanEndpoint,
  type kirimLagiEndpoint,
  type tolakPesanEndpoint,
} from '#areas/pesan/contract/pesan.api.ts';
import { isiPesan } from '#areas/pesan/rules/isi-pesan.ts';
import { JENIS_JAGA } from '#areas/pesan/rules/jaga.ts';
import { sifatPesan } from '#areas/pesan/rules/jenis-pesan.ts';
import { bisaKe, nomorWa, type StatusPesan } from '#areas/pesan/rules/pesan.ts';
import { forgetTolak, saveTolak } from '#areas/pesan/server/promo.table.ts';
import { findGateway, findJeda } from '#areas/pesan/server/gateway.table.ts';
import {
  countPesan,
  lockPesan,
  saveStatusPesan,
  searchPesan,
  type Pesan,
} from '#areas/pesan/server/pesan.table.ts';

const LIMIT = 100;

export const tampilPesan = (one: Pesan) => ({
  id: one.id,
  input_date: one.input_date,
  jenis: one.jenis,
  nama: one.nama,
  penerima: samarkanHp(one.penerima)!,
  no_dokumen: one.no_dokumen,
  status: one.status,
  sebab: one.sebab,
  coba: one.coba,
  coba_lagi: one.coba_lagi,
  terkirim_at: one.terkirim_at,
  input_by: one.input_by,
  isi: isiPesan(one.templat, one.nilai),
  menolak: one.menolak,
});

/** The queue, and in a few figures the state of the sending. */
export async function daftarPesan(
  on: Sql,
  { query }: InputOf<typeof daftarPesanEndpoint>,
  { kode_toko, toko }: Ctx,
) {
  const { skip = 0, limit = LIMIT } = query;
  const jam = localTime(nowIso(), toko.zona);
  const sejak = startOfHari(hari(jam.slice(0, 10)), toko.zona, '00:00');
  const [rows, jumlah, gateway, jeda] = await Promise.all([
    searchPesan(on, kode_toko, { ...query, skip, limit }),
    countPesan(on, kode_toko, sejak),
    findGateway(on, kode_toko),
    findJeda(on, kode_toko),
  ]);
  return {
    data: rows.map(tampilPesan),
    count: rows[0]?.jumlah_semua ?? 0,
    skip,
    limit,
    antre: jumlah.antre,
    gagal: jumlah.gagal,
    hari_ini: jumlah.terkirim,
    kuota: gateway?.kuota ?? 0,
    gateway: gateway !== undefined && gateway.jenis !== 'TIDAK',
    jeda: jeda?.sebab ?? null,
  };
}

const TIDAK = refusals({
  PESAN_TIDAK_ADA: { message: 'Pesan Tidak Ditemukan' },
  PESAN_TIDAK_BISA: { message: 'Pesan Ini {status}' },
  PESAN_JAGA: { message: 'Pesan Yang Menjaga Milik Customer Tetap Dikirim' },
});

const sebutan = (status: StatusPesan) =>
  word(fitting(optionsOf(statusPesan), ({ value }) => value === status).label);

/** Sends again what failed or is uncertain, to the number that it always had. */
export const kirimLagi = ubahStatus('ANTRE', 'KIRIM_LAGI');
/** Takes a message out of the queue; it can be put back. One that guards what is a customer's own stays (D-29.2). */
export const janganKirim = ubahStatus('BATAL', 'BATAL');

/** What a customer has said: the number, not only this message, is left alone, or no longer (D-29.1, D-51.12). */
export async function tolakPesan(
  tx: Tx,
  { params: { id }, body: { tolak } }: InputOf<typeof tolakPesanEndpoint>,
  { kode_toko, user_id, op }: Ctx,
) {
  const pesan = await lockPesan(tx, kode_toko, id);
  if (!pesan) throw missing(TIDAK.PESAN_TIDAK_ADA);
  const lepas = tolak ? undefined : await forgetTolak(tx, pesan.penerima);
  if (tolak) await saveTolak(tx, kode_toko, pesan.penerima, { user_id, op });
  tx.audit({
    tindakan: tolak ? 'TOLAK_PROMO' : 'TERIMA_PROMO',
    tabel: 'pesan_tolak',
    kunci: nomorWa(pesan.penerima),
    sebelum: { menolak: pesan.menolak },
    sesudah: { menolak: tolak, ...(lepas && { toko: lepas }) },
  });
  return tampilPesan({ ...pesan, menolak: tolak });
}

function ubahStatus(ke: 'ANTRE' | 'BATAL', tindakan: string) {
  return async (tx: Tx, { params: { id } }: InputOf<typeof kirimLagiEndpoint>, ctx: Ctx) => {
    const pesan = await lockPesan(tx, ctx.kode_toko, id);
    if (!pesan) throw missing(TIDAK.PESAN_TIDAK_ADA);
    const { status, jenis } = pesan;
    conflictIf(ke === 'BATAL' && JENIS_JAGA.includes(jenis), TIDAK.PESAN_JAGA);
    conflictIf(!bisaKe(status, ke), fill(TIDAK.PESAN_TIDAK_BISA, { status: sebutan(status) }));
    const baru = await saveStatusPesan(tx, pesan, ke, sifatPesan(jenis).jam);
    tx.audit({
      tindakan,
      tabel: 'pesan',
      kunci: id,
      sebelum: { status, sebab: pesan.sebab, coba: pesan.coba },
      sesudah: { status: ke, jenis, no_dokumen: pesan.no_dokumen },
    });
    return tampilPesan(baru);
  };
}
