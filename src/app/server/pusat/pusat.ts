import { said, sentence, word } from '#kit/rules/sentence.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Master } from '#kit/contract/master.ts';
import { refusals } from '#kit/rules/refusal.ts';
import type { Database, Tx } from '#kit/server/database.ts';
import { conflictIf, missing } from '#kit/server/problem.ts';
import { onlyThere } from '#kit/server/wire/far.ts';
import { serve, serveWrite, type Route, type Surroundings } from '#kit/server/routes.ts';
import type { Sql } from '#kit/server/sql.ts';
import { fitting } from '#kit/rules/lists.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import { aksesEvents } from '#areas/akses/contract/akses.event.ts';
import { angkaMaster, perluSetujuHarga } from '#areas/akses/server/harga/harga-master.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { CONTRACTS } from '#app/contract/contracts.ts';
import { masterPusat, milikSendiri } from '#app/contract/master-pusat.ts';
import * as api from '#app/contract/pusat.api.ts';
import { rumahEvents } from '#app/contract/rumah.event.ts';
import {
  barisMaster,
  bedaMaster,
  sendiriMaster,
  type Langkah,
} from '#app/server/pusat/beda-pusat.ts';
import { paketPusatServer } from '#app/server/pusat/paket-pusat.ts';
import { tarikPusat } from '#app/server/pusat/tarik-pusat.ts';
import { terbitanPusat } from '#app/server/pusat/terbitan-percaya.ts';
import {
  findImpor,
  findKodePusat,
  findPusatJauh,
  findTanya,
  findTerbitan,
  isDariServerLain,
  insertImpor,
  insertTerbitan,
  insertTerbitanIsi,
  listTerbitanIsi,
  lockTerbitan,
  type Baris,
} from '#app/server/pusat/pusat.table.ts';

const TIDAK = refusals({
  TERBITAN_TIDAK_ADA: { message: 'Kantor Pusat Belum Menerbitkan Data' },
  TERBITAN_BERUBAH: { message: 'Data Pusat Sudah Berubah, Muat Ulang Halaman' },
  PILIHAN_BERUBAH: { message: 'Data Yang Dipilih Sudah Berubah, Muat Ulang Halaman' },
});

/** Head office publishes, branches look and take; `others` are the masters' own calls. */
export const pusatServer = (db: Database, others: () => readonly Route[]): readonly Route[] => [
  ...paketPusatServer,
  serve(api.tanyaPusatEndpoint, () => tarikPusat(db)),
  serve(api.lihatDataPusatEndpoint, lihatDataPusat),
  serveWrite(api.imporDataPusatEndpoint, (tx, input, ctx: Ctx, around) =>
    imporDataPusat(tx, input, ctx, { routes: others(), around }),
  ),
  serve(api.lihatTerbitanEndpoint, lihatTerbitan),
  serveWrite(api.terbitDataPusatEndpoint, terbitDataPusat),
];

const bedaOf = ({ master: _, pusat: __, sini: ___, ...beda }: Langkah): api.Beda => beda;

/** So many names of one master are shown: a person reads no more. */
const SENDIRI_TERBANYAK = 200;

/** Every step between a shop and what was published, and what is the shop's alone. */
async function langkahOf(
  on: Sql,
  { pusat, simpan }: { pusat: string; simpan: number },
  kode_toko: string,
): Promise<{ steps: Langkah[]; sendiri: api.Sendiri[] }> {
  const isi = await listTerbitanIsi(on, pusat, simpan);
  const diambil = (await findImpor(on, kode_toko, pusat))?.simpan;
  const dulu = diambil === simpan ? isi : await listTerbitanIsi(on, pusat, diambil ?? 0);
  const steps: Langkah[] = [];
  const sendiri: api.Sendiri[] = [];
  for (const master of masterPusat(CONTRACTS)) {
    const sini = await barisMaster(on, master, kode_toko);
    const theirs = isi.get(master.table) ?? [];
    steps.push(...bedaMaster(master, theirs, sini, dulu.get(master.table) ?? []));
    const only = sendiriMaster(master, theirs, sini);
    const kunci = only.slice(0, SENDIRI_TERBANYAK);
    if (only.length > 0)
      sendiri.push({ judul: master.tab ?? master.title, jumlah: only.length, kunci });
  }
  return { steps, sendiri };
}

async function lihatDataPusat(on: Sql, _: unknown, { kode_toko }: Ctx): Promise<api.DataPusat> {
  const impor = await findImpor(on, kode_toko, await findKodePusat(on));
  const diambil = impor ? { versi: impor.versi, pada: impor.pada } : null;
  const jauh = await jauhOf(on);
  const terakhir = await terbitanPusat(on);
  if (!terakhir) return { terbitan: null, diambil, beda: [], sendiri: [], jauh };
  const { steps, sendiri } = await langkahOf(on, terakhir, kode_toko);
  return { terbitan: terakhir.terbitan, diambil, beda: steps.map(bedaOf), sendiri, jauh };
}

async function jauhOf(on: Sql): Promise<api.Jauh | null> {
  const pusat = await findPusatJauh(on);
  if (pusat === undefined) return null;
  return (await findTanya(on, pusat)) ?? { ditanya: null, dijawab: null, masalah: null };
}

/** What head office changed since it published last. */
async function lihatTerbitan(on: Sql, _: unknown, { kode_toko }: Ctx): Promise<api.DataPusat> {
  const terbitan = (await findTerbitan(on, kode_toko)) ?? null;
  const isi = terbitan ? await listTerbitanIsi(on, kode_toko, terbitan.versi) : new Map();
  const beda: api.Beda[] = [];
  for (const master of masterPusat(CONTRACTS)) {
    const kini = await barisMaster(on, master, kode_toko);
    beda.push(...bedaMaster(master, kini, isi.get(master.table) ?? []).map(bedaOf));
  }
  return { terbitan, diambil: null, beda, sendiri: [], jauh: null };
}

async function terbitDataPusat(
  tx: Tx,
  { body }: InputOf<typeof api.terbitDataPusatEndpoint>,
  { kode_toko, user_id, op }: Ctx,
) {
  await lockTerbitan(tx, kode_toko);
  const versi = ((await findTerbitan(tx, kode_toko))?.versi ?? 0) + 1;
  const { catatan } = body;
  const terbitan = await insertTerbitan(tx, kode_toko, { versi, catatan, input_by: user_id, op });
  const jumlah: Record<string, number> = {};
  for (const master of masterPusat(CONTRACTS)) {
    const baris = await barisMaster(tx, master, kode_toko);
    jumlah[master.table] = baris.length;
    await insertTerbitanIsi(tx, kode_toko, versi, { tabel: master.table, baris });
  }
  tx.audit({
    tindakan: 'TERBIT',
    tabel: 'terbitan',
    kunci: String(versi),
    sesudah: { catatan, jumlah },
  });
  return terbitan;
}

type House = { routes: readonly Route[]; around: Surroundings };

/** The chosen rows through their masters' own calls, so that every check of theirs holds: all or none. */
async function imporDataPusat(
  tx: Tx,
  { body }: InputOf<typeof api.imporDataPusatEndpoint>,
  ctx: Ctx,
  house: House,
) {
  const { kode_toko, user_id, op } = ctx;
  // Who is lent by head office on another server would take in what that server has sent.
  if (await isDariServerLain(tx, ctx.kode_toko_user)) throw onlyThere();
  const terakhir = await terbitanPusat(tx);
  if (!terakhir) throw missing(TIDAK.TERBITAN_TIDAK_ADA);
  const { terbitan, simpan } = terakhir;
  conflictIf(terbitan.versi !== body.versi, TIDAK.TERBITAN_BERUBAH);
  const { steps: semua } = await langkahOf(tx, terakhir, kode_toko);
  const asked = new Set(
    body.pilih.flatMap(({ tabel, kunci }) => kunci.map((one) => `${tabel} ${one}`)),
  );
  const chosen = semua.filter(({ tabel, kunci }) => asked.has(`${tabel} ${kunci}`));
  conflictIf(chosen.length !== asked.size, TIDAK.PILIHAN_BERUBAH);
  await setuju(tx, ctx, terbitan.versi, chosen);
  // Removals last and backwards: what names a row goes before the row.
  const put = chosen.filter(({ keadaan }) => keadaan !== 'HAPUS');
  const drop = chosen.filter(({ keadaan }) => keadaan === 'HAPUS').toReversed();
  const disetujui: Ctx = { ...ctx, harga_disetujui: true };
  for (const step of [...put, ...drop]) await jalankan(tx, step, disetujui, house);
  const jumlah = chosen.length;
  await insertImpor(tx, kode_toko, { simpan, jumlah, input_by: user_id, op });
  tx.audit({
    tindakan: 'IMPOR_PUSAT',
    tabel: 'impor_pusat',
    kunci: String(terbitan.versi),
    sesudah: { jumlah, pilih: body.pilih },
  });
  return { versi: terbitan.versi, jumlah };
}

/** Where something of the branch's own would be lost, and where prices change (authorisations.tsv). */
async function setuju(tx: Tx, ctx: Ctx, versi: number, chosen: readonly Langkah[]): Promise<void> {
  const lost = chosen.filter(({ keadaan }) => keadaan !== 'BARU');
  const disini = lost.filter(({ keadaan }) => keadaan === 'DIUBAH_DI_SINI').length;
  const angka = [
    { label: 'Versi', nilai: String(versi) },
    ...(disini > 0 ? [{ label: 'Diubah di sini', nilai: String(disini) }] : []),
    ...[...Map.groupBy(lost, ({ judul }) => judul)].map(([judul, rows]) => ({
      label: judul,
      nilai: rows.map(({ kunci }) => kunci).join(', '),
    })),
  ];
  const ringkasan = sentence('Ganti {jumlah} baris master dengan milik pusat', {
    jumlah: lost.length,
  });
  const harga = (await perluSetujuHarga(tx, ctx)) ? chosen.flatMap(hargaDari) : [];
  await perluOtorisasi(tx, ctx, [
    ...(lost.length > 0 ? [{ event: rumahEvents.IMPORT_PUSAT, ringkasan, angka } as const] : []),
    ...(harga.length > 0
      ? [
          {
            event: aksesEvents.UBAH_HARGA_EMAS,
            siapaPun: true,
            ringkasan: said('Pakai harga milik pusat'),
            angka: harga,
          } as const,
        ]
      : []),
  ]);
}

/** What a step makes of prices, under the row that they belong to. */
function hargaDari({ master, judul, kunci, keadaan, pusat, sini }: Langkah): Angka[] {
  const row = keadaan === 'HAPUS' ? undefined : { ...sini, ...pusat };
  const before = sini?.is_active === false ? undefined : sini;
  return angkaMaster(master, { row, before }).map(({ label, nilai }) => ({
    label: sentence('{judul} {kunci}, {label}', { judul: word(judul), kunci, label: word(label) }),
    nilai,
  }));
}

async function jalankan(tx: Tx, step: Langkah, ctx: Ctx, house: House): Promise<void> {
  const { master, keadaan, pusat, sini } = step;
  const { create, update, remove, restore } = master.endpoints;
  const key = Object.fromEntries(master.key.map((name) => [name, pusat[name]]));
  if (keadaan === 'BARU') return panggil(tx, create, { body: utuh(master, pusat) }, ctx, house);
  if (keadaan === 'HAPUS') return panggil(tx, remove, { key, master }, ctx, house);
  await panggil(tx, update, { key, master, body: isi(pusat) }, ctx, house);
  if (sini?.is_active === false) await panggil(tx, restore, { key, master }, ctx, house);
}

const isi = ({ is_active: _, ...row }: Baris): Baris => row;
/** A new row has the fields that are the branch's own empty, or as a new row of the branch begins. */
const utuh = (master: Master, row: Baris): Baris => ({
  ...isi(row),
  ...Object.fromEntries(
    milikSendiri(master.table).map((name) => [name, master.fields[name]?.start ?? null]),
  ),
});

type Sent = { key?: Baris; master?: Master; body?: Baris };

async function panggil(
  tx: Tx,
  { call }: { readonly call: string },
  { key = {}, master, body = {} }: Sent,
  ctx: Ctx,
  { routes, around }: House,
): Promise<void> {
  const route = fitting(routes, (one) => one.endpoint.call === call);
  const at = master?.keyInQuery ? { params: {}, query: key } : { params: key, query: {} };
  await route.handle(tx, { ...at, body }, ctx, around);
}
