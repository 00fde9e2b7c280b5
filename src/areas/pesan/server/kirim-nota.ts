import type { InputOf, Right } from '#kit/contract/endpoint.ts';
import { fill, refusals } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, missing, Problem, refuseIf } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { samarkanHp } from '#kit/rules/masked.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import type { chatSendEndpoint } from '#areas/pesan/contract/chat.api.ts';
import type { Nilai } from '#areas/pesan/rules/isi-pesan.ts';
import type { JenisPesan } from '#areas/pesan/rules/jenis-pesan.ts';
import { nomorWa } from '#areas/pesan/rules/pesan.ts';
import { antrePesan, susunPesan } from '#areas/pesan/server/antre-pesan.ts';
import { findGateway } from '#areas/pesan/server/gateway.table.ts';
import {
  countPesanDokumen,
  isBaruAntre,
  lockPesanDokumen,
} from '#areas/pesan/server/pesan.table.ts';

/** What a message must know of a document. */
export type DokumenPesan = {
  readonly status: string;
  readonly customer: {
    readonly kode_customer?: string | null;
    readonly nama: string;
    readonly no_hp: string | null;
  };
  readonly nilai: Nilai;
};
/** How documents of one kind are read; the right is that of a person who may look at one. */
export type SumberPesan = {
  readonly jenis: JenisPesan;
  readonly right: Right;
  readonly baca: (on: Sql, no: string, ctx: Ctx) => Promise<DokumenPesan>;
};
/** By the letters of their numbers. */
export type SumberList = Readonly<Record<string, SumberPesan>>;

export const TIDAK_NOTA = refusals({
  DOKUMEN_TIDAK_ADA: { field: 'no_dokumen', message: 'Dokumen Tidak Ditemukan' },
  NO_WA_TIDAK_TERDAFTAR: { field: 'receiver', message: 'No Wa Tidak Terdaftar' },
  PESAN_BERBEDA: { field: 'message', message: 'Pesan Berbeda Dari Notanya' },
  BELUM_VALIDASI: { message: 'Nota Belum Divalidasi' },
  BARU_ANTRE: { message: 'Nota Ini Baru Saja Masuk Antrean' },
  TERLALU_SERING: { message: 'Nota Ini Sudah Dikirim {kali} Kali Hari Ini' },
});
const PALING_SERING = 3;
/** Seconds in which a second press is the same press. */
const SATU_TEKAN = 5;

/** The document that is meant: the one that is named, else the one whose number is in the words (1§7). */
const nomorDari = (
  { no_dokumen, message }: InputOf<typeof chatSendEndpoint>['body'],
  sumber: SumberList,
): string =>
  no_dokumen ??
  [...(message ?? '').matchAll(/\b[A-Z]{2}[A-Z0-9]{12}\b/g)]
    .map(([no]) => no)
    .find((no) => no.slice(0, 2) in sumber) ??
  '';

export const kirimNota =
  (sumber: SumberList) =>
  async (tx: Tx, { body }: InputOf<typeof chatSendEndpoint>, ctx: Ctx) => {
    const no = nomorDari(body, sumber);
    const satu = sumber[no.slice(0, 2)];
    if (!satu) throw missing(TIDAK_NOTA.DOKUMEN_TIDAK_ADA);
    pastikanBoleh(satu, ctx);
    const { status, customer, nilai } = await satu.baca(tx, no, ctx);
    conflictIf(status === 'OPEN', TIDAK_NOTA.BELUM_VALIDASI);
    const { no_hp } = customer;
    const lain = body.receiver !== null && nomorWa(body.receiver) !== nomorWa(no_hp ?? '');
    refuseIf(!no_hp || lain ? [TIDAK_NOTA.NO_WA_TIDAK_TERDAFTAR] : []);
    const beda =
      body.message !== null && body.message !== (await susunPesan(tx, satu.jenis, nilai, ctx));
    refuseIf(beda ? [TIDAK_NOTA.PESAN_BERBEDA] : []);
    // One after the other: an answer says of its own message that it waits, never of another's.
    await lockPesanDokumen(tx, ctx.kode_toko, no);
    conflictIf(await isBaruAntre(tx, ctx.kode_toko, no, SATU_TEKAN), TIDAK_NOTA.BARU_ANTRE);
    const kali = await countPesanDokumen(tx, ctx.kode_toko, no, ctx.hari);
    conflictIf(kali >= PALING_SERING, fill(TIDAK_NOTA.TERLALU_SERING, { kali }));
    const pesan = {
      jenis: satu.jenis,
      penerima: no_hp,
      nama: customer.nama,
      kode_customer: customer.kode_customer,
      no_dokumen: no,
      nilai,
      kunci: `${no}/${ctx.hari}/${kali + 1}`,
    };
    await antrePesan(tx, pesan, ctx);
    const gateway = await findGateway(tx, ctx.kode_toko);
    const penerima = samarkanHp(no_hp)!;
    tx.audit({
      tindakan: 'KIRIM_NOTA',
      tabel: 'pesan',
      kunci: no,
      sesudah: { jenis: satu.jenis, penerima, kali: kali + 1 },
    });
    const ada = gateway !== undefined && gateway.jenis !== 'TIDAK';
    return { success: true, gateway: ada, penerima, status: 'ANTRE' as const };
  };

/** A person who may not look at a document does not send it either. */
function pastikanBoleh({ right }: SumberPesan, { akses }: Ctx): void {
  if (typeof right === 'object' && right.menu.some((path) => akses.has(path))) return;
  throw new Problem(403, 'TIDAK_BERHAK', 'Anda Tidak Berhak Membuka Halaman Ini');
}
