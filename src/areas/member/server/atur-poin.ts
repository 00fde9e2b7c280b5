import type { AnswerOf, InputOf } from '#kit/contract/endpoint.ts';
import { formatInt, formatRupiah } from '#kit/rules/format.ts';
import { rp, times, type Rupiah } from '#kit/rules/quantity.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { missing, refuseIf } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { customerParam } from '#areas/customer/contract/customer.parameter.ts';
import { memberEvents } from '#areas/member/contract/member.event.ts';
import type * as api from '#areas/member/contract/poin.api.ts';
import { periksaKoreksi, TIDAK_MEMBER } from '#areas/member/rules/hadiah.ts';
import { ambilLot } from '#areas/member/rules/poin.ts';
import { cariMember } from '#areas/member/server/cari-member.ts';
import { catatPoin, lockPoin, type GerakPoin } from '#areas/member/server/poin.table.ts';
import { isPusat, listBerpoin } from '#areas/member/server/riwayat-poin.query.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

const nilaiOf = (poin: number, { param }: Ctx): Rupiah =>
  times(param(customerParam.NILAI_POIN), poin);

/** The whole balance of a card moves in the shop that met the person, or by a person of head office (D-51.11). */
const bolehSemua = (on: Sql, { kode_toko_user }: Ctx): Promise<boolean> =>
  isPusat(on, kode_toko_user);

/** Points put right by hand, up or down to nothing; an owner acts alone, others ask one. */
export async function koreksiPoin(
  tx: Tx,
  { params, body }: InputOf<typeof api.koreksiPoinEndpoint>,
  ctx: Ctx,
): Promise<AnswerOf<typeof api.koreksiPoinEndpoint>> {
  const punya = await cariMember(tx, params.kode_customer);
  await periksaToko(tx, [punya.kode_customer], ctx);
  const { poin, alasan } = body;
  refuseIf(periksaKoreksi(poin, punya.poin));
  await perluOtorisasi(tx, ctx, [
    {
      event: memberEvents.KOREKSI_POIN,
      ringkasan: sentence('Koreksi {poin} poin {nama}', {
        poin: formatInt(poin),
        nama: punya.nama,
      }),
      angka: [
        { label: 'Member', nilai: `${punya.kode_customer}, ${punya.nama}` },
        { label: 'Saldo sekarang', nilai: formatInt(punya.poin) },
        { label: 'Saldo sesudah', nilai: formatInt(punya.poin + poin) },
        { label: 'Nilai', nilai: formatRupiah(nilaiOf(Math.abs(poin), ctx)) },
        { label: 'Alasan', nilai: alasan },
      ],
    },
  ]);
  const kini = { kode_toko: ctx.kode_toko, tgl: ctx.hari };
  const baris: GerakPoin = {
    kode_customer: punya.kode_customer,
    jenis: 'KOREKSI',
    poin,
    dasar_rp: rp(0),
    keterangan: alasan,
    ambil: poin < 0 ? ambilLot(punya.lots, -poin) : [],
    beri: poin > 0 ? [{ ...kini, poin }] : [],
  };
  await catatPoin(tx, [baris], null, ctx);
  const sesudah = { kode_customer: punya.kode_customer, poin: punya.poin + poin };
  tx.audit({
    tindakan: 'KOREKSI_POIN',
    tabel: 'poin',
    kunci: punya.kode_customer,
    sebelum: { ...sesudah, poin: punya.poin },
    sesudah: { ...sesudah, alasan },
  });
  return sesudah;
}

/** Positive balances become 0, each by a row of its own; who has nothing is left alone (D-39.3). */
export async function resetPoin(
  tx: Tx,
  { body }: InputOf<typeof api.resetPoinEndpoint>,
  ctx: Ctx,
): Promise<AnswerOf<typeof api.resetPoinEndpoint>> {
  const semua = await bolehSemua(tx, ctx);
  const { kode_customer: dipilih, alasan } = body;
  const kartu = await listBerpoin(tx, semua || dipilih ? null : ctx.kode_toko, dipilih);
  if (dipilih && kartu.length < new Set(dipilih).size) throw missing(TIDAK_MEMBER.MEMBER_TIDAK_ADA);
  const asing = kartu.filter((one) => !semua && one.kode_toko !== ctx.kode_toko);
  refuseIf(asing.length > 0 ? [TIDAK_MEMBER.BUKAN_PEMILIK_KARTU] : []);
  const held = await lockPoin(
    tx,
    kartu.map((one) => one.kode_customer),
  );
  const ada = [...held.values()].filter(({ poin }) => poin > 0);
  const poin = ada.reduce((all, one) => all + one.poin, 0);
  refuseIf(poin > 0 ? [] : [TIDAK_MEMBER.RESET_KOSONG]);
  const nilai_rp = nilaiOf(poin, ctx);
  const satu = ada.length === 1 ? ada[0] : undefined;
  await perluOtorisasi(tx, ctx, [
    {
      event: memberEvents.RESET_POIN,
      ringkasan: sentence('Reset poin {n} member', { n: ada.length }),
      angka: [
        { label: 'Member', nilai: satu?.nama ?? formatInt(ada.length) },
        { label: 'Poin', nilai: formatInt(poin) },
        { label: 'Nilai', nilai: formatRupiah(nilai_rp) },
        { label: 'Alasan', nilai: alasan },
      ],
    },
  ]);
  const baris = ada.map((one): GerakPoin => ({
    kode_customer: one.kode_customer,
    jenis: 'RESET',
    poin: -one.poin,
    dasar_rp: rp(0),
    keterangan: alasan,
    ambil: ambilLot(one.lots, one.poin),
    beri: [],
  }));
  await catatPoin(tx, baris, null, ctx);
  tx.audit({
    tindakan: 'RESET_POIN',
    tabel: 'poin',
    kunci: satu?.kode_customer ?? ctx.kode_toko,
    sebelum: Object.fromEntries(ada.map((one) => [one.kode_customer, one.poin])),
    sesudah: { member: ada.length, poin, alasan },
  });
  return { direset: ada.length, poin, nilai_rp };
}

/** 422 where the card is another shop's and the person none of head office. */
async function periksaToko(tx: Tx, codes: readonly string[], ctx: Ctx): Promise<void> {
  const asing = (await listBerpoin(tx, null, codes)).some((one) => one.kode_toko !== ctx.kode_toko);
  refuseIf(asing && !(await bolehSemua(tx, ctx)) ? [TIDAK_MEMBER.BUKAN_PEMILIK_KARTU] : []);
}
