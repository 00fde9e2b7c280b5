import { said, sentence, word } from '#kit/rules/sentence.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import { formatGram } from '#kit/rules/format.ts';
import { fill } from '#kit/rules/refusal.ts';
import { mg } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, missing, refuseIf, orRefuse, invariant } from '#kit/server/problem.ts';
import type { Sql } from '#kit/server/sql.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import { opnameEvents } from '#areas/opname/contract/opname.event.ts';
import type {
  hasilTimbangEndpoint,
  mulaiTimbangEndpoint,
  terimaSelisihEndpoint,
} from '#areas/opname/contract/timbang.api.ts';
import {
  bakiBerubah,
  belumJelas,
  hitungTimbang,
  TIDAK_TIMBANG,
} from '#areas/opname/rules/timbang.ts';
import {
  adaSesudah,
  emptyDaftar,
  findBakiLalu,
  findIsiBaki,
  findSebelum,
  listTimbang,
  lockTimbang,
  saveDiterima,
  saveHasil,
  saveMulai,
  type Sebelum,
  type Timbang,
} from '#areas/opname/server/timbang/timbang.table.ts';
import { lockTujuan } from '#areas/stock/server/pindah/pindah.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { opnameParam } from '#areas/opname/contract/opname.parameter.ts';

const tampil = ({ tgl_system: _, kode_baki, ...row }: Timbang) => ({
  ...row,
  kode_toko: kode_baki,
});

/** Puts a tray on the list; how much it should weigh is not told (D-21.1). */
export async function mulaiTimbang(
  tx: Tx,
  { body }: InputOf<typeof mulaiTimbangEndpoint>,
  ctx: Ctx,
) {
  const [kode_gudang, kode_baki] = [body.kode_gudang.toUpperCase(), body.kode_toko.toUpperCase()];
  refuseIf([
    ...(kode_gudang ? [] : [TIDAK_TIMBANG.GUDANG_KOSONG]),
    ...(kode_baki ? [] : [TIDAK_TIMBANG.BAKI_KOSONG]),
  ]);
  const isi = orRefuse(
    await findIsiBaki(tx, ctx.kode_toko, kode_gudang, kode_baki),
    fill(TIDAK_TIMBANG.BAKI_TIDAK_ADA, { kode_baki, kode_gudang }),
  );
  const id = await saveMulai(tx, kode_gudang, kode_baki, isi.qty, ctx);
  const row = await ambil(tx, id, ctx);
  tx.audit({
    tindakan: 'MULAI_TIMBANG',
    tabel: 'timbang',
    kunci: String(id),
    sesudah: { kode_gudang, kode_baki },
  });
  tx.ring('timbang-baki', { kode_gudang, kode_baki });
  return { data_timbang: [tampil(row)] };
}

/** What waits for the scale; an empty list is answered with a message (3§4). */
export const daftarTimbang = async (on: Sql, _: unknown, { kode_toko }: Ctx) =>
  sebut((await listTimbang(on, kode_toko)).map(tampil));

const sebut = <R>(data: R[]) => ({
  data,
  message: data.length === 0 ? TIDAK_TIMBANG.DAFTAR_KOSONG.message : null,
});

/** Keeps the scale's figure as it is; only then the expected weight is shown. */
export async function hasilTimbang(
  tx: Tx,
  { body }: InputOf<typeof hasilTimbangEndpoint>,
  ctx: Ctx,
) {
  const row = await ambil(tx, body.id, ctx);
  conflictIf(row.status !== 'MULAI', TIDAK_TIMBANG.SUDAH_DITIMBANG);
  const { kode_gudang, kode_baki } = row;
  const kemasan = body.kemasan ?? mg(0);
  refuseIf(kemasan < body.berat_timbang ? [] : [TIDAK_TIMBANG.KEMASAN_BERAT]);
  // The tray is held: of two figures at once the later reads the earlier.
  await lockTujuan(tx, ctx.kode_toko, { kode_gudang, kode_baki });
  const isi = orRefuse(
    await findIsiBaki(tx, ctx.kode_toko, kode_gudang, kode_baki),
    fill(TIDAK_TIMBANG.BAKI_TIDAK_ADA, { kode_baki, kode_gudang }),
  );
  const toleransi = ctx.param(opnameParam.TOLERANSI_TIMBANG_BAKI);
  const cocok = hitungTimbang(isi, kemasan, body.berat_timbang, toleransi);
  const { harap, selisih } = cocok;
  const baki = await findBakiLalu(tx, ctx.kode_toko, row);
  const lihatDahulu =
    bakiBerubah(baki, { ...isi, kemasan }, toleransi) ||
    belumJelas(await findSebelum(tx, ctx.kode_toko, row, ctx.hari));
  const status = lihatDahulu ? ('SELISIH' as const) : cocok.status;
  const no_timbang = await takeNomor(tx, ctx.kode_toko, 'TM', ctx.hari);
  const hasil = {
    ...isi,
    id: body.id,
    no_timbang,
    berat_timbang: body.berat_timbang,
    kemasan,
    toleransi,
    selisih,
    status,
  };
  await saveHasil(tx, hasil, ctx);
  tx.audit({
    tindakan: 'TIMBANG',
    tabel: 'timbang',
    kunci: no_timbang,
    sesudah: { ...hasil, harap, kode_gudang, kode_baki },
  });
  tx.ring('timbang-baki', { kode_gudang, kode_baki });
  return tampil(await ambil(tx, body.id, ctx));
}

/** A superior takes note of a difference: the tray counts as weighed, the difference stays on record. */
export async function terimaSelisih(
  tx: Tx,
  { body: { id, alasan } }: InputOf<typeof terimaSelisihEndpoint>,
  ctx: Ctx,
) {
  const row = await ambil(tx, id, ctx);
  conflictIf(row.status !== 'SELISIH', TIDAK_TIMBANG.BUKAN_SELISIH);
  refuseIf(row.tgl_system === ctx.hari ? [] : [TIDAK_TIMBANG.TIMBANG_KEMARIN]);
  conflictIf(await adaSesudah(tx, ctx.kode_toko, row), TIDAK_TIMBANG.SUDAH_DIULANG);
  await perluOtorisasi(tx, ctx, [
    {
      event: opnameEvents.TIMBANG_SELISIH,
      ringkasan: sentence('Selisih timbang baki {kode_gudang}/{kode_baki}', {
        kode_gudang: row.kode_gudang,
        kode_baki: row.kode_baki,
      }),
      angka: [...(await angkaSelisih(tx, row, ctx)), { label: 'Alasan', nilai: alasan }],
    },
  ]);
  const { no_timbang } = row;
  invariant(no_timbang, 'a tray that was weighed has a number');
  await saveDiterima(tx, id, alasan, ctx);
  tx.audit({
    tindakan: 'TERIMA_SELISIH',
    tabel: 'timbang',
    kunci: no_timbang,
    sebelum: { status: row.status, selisih: row.selisih },
    sesudah: { status: 'DITERIMA', alasan },
  });
  tx.ring('timbang-baki', {});
  return tampil(await ambil(tx, id, ctx));
}

const gram = (berat: number | null) => `${formatGram(mg(berat ?? 0))} g`;

/** What the approver reads: this weighing, what changed on the scale, and the weighing before it. */
async function angkaSelisih(tx: Tx, row: Timbang, ctx: Ctx) {
  const baki = await findBakiLalu(tx, ctx.kode_toko, row);
  const lalu = await findSebelum(tx, ctx.kode_toko, row, ctx.hari);
  const berubah = (dari: number | null, ke: number | null) =>
    dari === ke ? gram(ke) : `${gram(dari)} → ${gram(ke)}`;
  return [
    { label: 'Berat seharusnya', nilai: gram((row.berat_timbang ?? 0) - (row.selisih ?? 0)) },
    { label: 'Hasil timbang', nilai: gram(row.berat_timbang) },
    { label: 'Selisih', nilai: gram(row.selisih) },
    ...(baki && baki.berat_baki !== row.berat_baki
      ? [{ label: 'Berat baki kosong', nilai: berubah(baki.berat_baki, row.berat_baki) }]
      : []),
    { label: 'Kemasan lain', nilai: berubah(baki?.kemasan ?? 0, row.kemasan) },
    { label: 'Isi', nilai: sentence('{qty} barang', { qty: row.qty }) },
    { label: 'Petugas', nilai: row.input_by },
    { label: 'Timbang terakhir', nilai: lalu ? tulisLalu(lalu) : '-' },
    ...(belumJelas(lalu)
      ? [{ label: 'Isi baki', nilai: said('Belum dipindai sejak selisih') }]
      : []),
  ];
}

const tulisLalu = (lalu: Sebelum): string =>
  sentence('{status} {selisih}, timbang {berat}, kemasan {kemasan}, {tgl}, {user_id}', {
    status: word(lalu.status),
    selisih: gram(lalu.selisih),
    berat: gram(lalu.berat_timbang),
    kemasan: gram(lalu.kemasan),
    tgl: lalu.tgl_system,
    user_id: lalu.input_by,
  });

/** Empties the list by approval where it holds weighings of today; answers what was on it (3§4). */
export async function resetTimbang(tx: Tx, _: unknown, ctx: Ctx) {
  const rows = await listTimbang(tx, ctx.kode_toko);
  const hariIni = rows.filter((row) => row.no_timbang !== null && row.tgl_system === ctx.hari);
  if (hariIni.length > 0)
    await perluOtorisasi(tx, ctx, [
      {
        event: opnameEvents.RESET_TIMBANG,
        ringkasan: sentence('Kosongkan daftar timbang, {jumlah} baki', { jumlah: rows.length }),
        angka: hariIni.map((row) => ({
          label: `${row.kode_gudang}/${row.kode_baki}`,
          nilai: `${row.status}, ${formatGram(row.selisih ?? mg(0))} g, ${row.input_by}`,
        })),
      },
    ]);
  if (rows.length > 0) await emptyDaftar(tx, ctx);
  tx.audit({
    tindakan: 'RESET_TIMBANG',
    tabel: 'timbang',
    kunci: ctx.hari,
    sebelum: rows.map((row) => row.no_timbang ?? `${row.kode_gudang}/${row.kode_baki}`),
  });
  tx.ring('timbang-baki', {});
  return rows.map(tampil);
}

async function ambil(tx: Tx, id: number, { kode_toko }: Ctx): Promise<Timbang> {
  const row = await lockTimbang(tx, kode_toko, id);
  if (!row) throw missing(TIDAK_TIMBANG.TIMBANG_TIDAK_ADA);
  return row;
}
