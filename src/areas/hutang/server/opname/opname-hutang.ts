import { formatGram, formatRupiah } from '#kit/rules/format.ts';
import { sum } from '#kit/rules/quantity.ts';
import { fill } from '#kit/rules/refusal.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, missing, refuseIf, orConflict } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { statesOf } from '#areas/dokumen/contract/document.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import { refusalsOf } from '#areas/dokumen/server/refusals.ts';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { hutangEvents } from '#areas/hutang/contract/hutang.event.ts';
import type { pindaiOpnameHutangEndpoint } from '#areas/hutang/contract/opname/opname-hutang.api.ts';
import { TIDAK_OPNAME_HUTANG } from '#areas/hutang/rules/opname-hutang.ts';
import { readOpnameHutang, findAwal } from '#areas/hutang/server/opname/keadaan-opname.query.ts';
import {
  findBerjalan,
  lockBerjalan,
  lockIsi,
  saveHasil,
  saveIsi,
  saveKosong,
  saveMulai,
  savePindai,
  saveSelesai,
  type BarisOpname,
  type Hasil,
  type OpnameHutang,
} from '#areas/hutang/server/opname/opname-hutang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

const BELL = 'opname-hutang';

/** The state of a count, in the words of the requirement: not found, found, gone meanwhile. */
export function susunOpname(opname: OpnameHutang | null, rows: readonly BarisOpname[]) {
  const of = (hasil: Hasil) =>
    rows
      .filter((row) => row.hasil === hasil)
      .map(({ awal: _, hasil: __, kali: ___, ...row }) => ({
        ...row,
        status: stateName(row.status),
      }));
  return {
    opname,
    hutang_hilang: of('HILANG'),
    hutang_ketemu: of('KETEMU'),
    keluar: of('KELUAR'),
  };
}

const stateName = (status: string): string => statesOf(hutangDocument.spec)[status]?.name ?? status;

/** The count that runs, as it is now; nothing where none does. */
export async function hasilOpnameHutang(on: Sql, _: unknown, { kode_toko }: Ctx) {
  const opname = await findBerjalan(on, kode_toko);
  const rows = opname ? await readOpnameHutang(on, kode_toko, opname.id) : [];
  return susunOpname(opname ?? null, rows);
}

/** Begins a count: which loans run is written down now (D-16.6). One at a time. */
export async function mulaiOpnameHutang(tx: Tx, _: unknown, ctx: Ctx): Promise<OpnameHutang> {
  const begun = await saveMulai(tx, ctx);
  const user = begun ? '' : ((await findBerjalan(tx, ctx.kode_toko))?.mulai_by ?? '');
  const made = orConflict(begun, fill(TIDAK_OPNAME_HUTANG.OPNAME_HUTANG_BERJALAN, { user }));
  const harus = await saveIsi(tx, made.id, ctx);
  refuseIf(harus > 0 ? [] : [TIDAK_OPNAME_HUTANG.OPNAME_HUTANG_KOSONG]);
  const kunci = String(made.id);
  tx.audit({ tindakan: 'MULAI_OPNAME', tabel: 'opname_hutang', kunci, sesudah: { harus } });
  tx.ring(BELL, { id: made.id });
  return made;
}

async function needBerjalan(tx: Tx, alone: boolean, { kode_toko }: Ctx): Promise<OpnameHutang> {
  const opname = await lockBerjalan(tx, kode_toko, alone);
  return orConflict(opname, TIDAK_OPNAME_HUTANG.OPNAME_HUTANG_TIDAK_ADA);
}

/**
 * One ticket is ticked once, by the person who scans it first; under its number of now or that of the count's begin.
 */
export async function pindaiOpnameHutang(
  tx: Tx,
  { body }: InputOf<typeof pindaiOpnameHutangEndpoint>,
  ctx: Ctx,
) {
  const no = body.no_faktur_hutang.toUpperCase();
  const { id } = await needBerjalan(tx, false, ctx);
  const found = await findAwal(tx, ctx.kode_toko, no, id);
  if (!found) throw missing(refusalsOf(hutangDocument.spec).missing);
  const words = { no, status: stateName(found.status) };
  const awal = orConflict(found.awal, fill(TIDAK_OPNAME_HUTANG.HUTANG_TIDAK_DIHITUNG, words));
  await lockIsi(tx, ctx.kode_toko, id, awal);
  const [read] = await readOpnameHutang(tx, ctx.kode_toko, id, awal);
  const here = read?.hasil !== 'KELUAR' && read?.no_hutang === no ? read : undefined;
  const now = orConflict(here, fill(TIDAK_OPNAME_HUTANG.HUTANG_SUDAH_KELUAR, words));
  const user = now.dipindai_by ?? '';
  const twice = now.hasil === 'KETEMU';
  conflictIf(twice, fill(TIDAK_OPNAME_HUTANG.HUTANG_SUDAH_DIPINDAI, { no, user }));
  await savePindai(tx, id, now, ctx);
  const kunci = String(id);
  tx.audit({ tindakan: 'PINDAI_OPNAME', tabel: 'opname_hutang', kunci, sesudah: { no } });
  tx.ring(BELL, { id });
  const { tgl_hutang, nama_customer, jumlah_hutang, berat } = now;
  return { no_faktur_hutang: no, tgl_hutang, nama_customer, jumlah_hutang, berat_total: berat };
}

const jumlah = (rows: readonly BarisOpname[], hasil: Hasil): string => {
  const of = rows.filter((row) => row.hasil === hasil);
  return sentence('{n} hutang, {berat} g, {jumlah}', {
    n: of.length,
    berat: formatGram(sum(of.map((row) => row.berat))),
    jumlah: formatRupiah(sum(of.map((row) => row.jumlah_hutang))),
  });
};

const angkaOf = ({ mulai_by, mulai_date }: OpnameHutang, rows: readonly BarisOpname[]) => [
  { label: 'Ketemu', nilai: jumlah(rows, 'KETEMU') },
  { label: 'Belum ketemu', nilai: jumlah(rows, 'HILANG') },
  {
    label: 'Dipindai oleh',
    nilai: [...new Set(rows.flatMap((row) => row.dipindai_by ?? []))].join(', ') || '-',
  },
  { label: 'Mulai', nilai: `${mulai_by}, ${mulai_date}` },
];

/** Gives a count up by approval; its ticks stay on record. */
export async function kosongkanOpnameHutang(tx: Tx, _: unknown, ctx: Ctx): Promise<OpnameHutang> {
  const opname = await needBerjalan(tx, true, ctx);
  const rows = await readOpnameHutang(tx, ctx.kode_toko, opname.id);
  await perluOtorisasi(tx, ctx, [
    {
      event: hutangEvents.OPNAME_HUTANG_KOSONGKAN,
      ringkasan: sentence('Kosongkan opname hutang'),
      angka: angkaOf(opname, rows),
    },
  ]);
  const done = await saveKosong(tx, opname.id, ctx);
  const kunci = String(opname.id);
  tx.audit({ tindakan: 'KOSONGKAN_OPNAME_HUTANG', tabel: 'opname_hutang', kunci, sebelum: opname });
  tx.ring(BELL, { id: opname.id });
  return done;
}

/** Ends a count and keeps what it found; only where goods are missing somebody else is asked. Nothing is booked. */
export async function selesaiOpnameHutang(tx: Tx, _: unknown, ctx: Ctx) {
  const opname = await needBerjalan(tx, true, ctx);
  const rows = await readOpnameHutang(tx, ctx.kode_toko, opname.id);
  const count = (hasil: Hasil) => rows.filter((row) => row.hasil === hasil).length;
  const [ketemu, hilang] = [count('KETEMU'), count('HILANG')];
  if (hilang > 0)
    await perluOtorisasi(tx, ctx, [
      {
        event: hutangEvents.OPNAME_HUTANG_SELESAI,
        ringkasan: sentence('Selesai opname hutang, {n} tidak ditemukan', { n: hilang }),
        angka: angkaOf(opname, rows),
      },
    ]);
  const no_opname_hutang = await takeNomor(tx, ctx.kode_toko, 'OH', ctx.hari);
  const done = await saveSelesai(tx, opname.id, { no_opname_hutang, ketemu, hilang }, ctx);
  await saveHasil(tx, opname.id, rows, ctx);
  tx.audit({
    tindakan: 'SELESAI_OPNAME',
    tabel: 'opname_hutang',
    kunci: no_opname_hutang,
    sesudah: { ...done, ketemu, hilang },
  });
  tx.ring(BELL, { id: opname.id });
  return susunOpname(done, rows);
}
